@echo off
rem Starts Assay from the folder this script lies in (..\lib holds the program), by a Java 25 found on this machine.
rem ASSAY_JAVA_OPTS: further options for Java, separated by spaces.
setlocal EnableExtensions DisableDelayedExpansion
for %%I in ("%~dp0..") do set "HOME_DIR=%%~fI"
set "JAVA25="

call :try "%JAVA_HOME%"
call :try "%JDK25_HOME%"
for /d %%D in (
  "%ProgramFiles%\Eclipse Adoptium\*"
  "%ProgramFiles%\Java\*"
  "%ProgramFiles%\Microsoft\*"
  "%ProgramFiles%\Zulu\*"
  "%ProgramFiles%\Amazon Corretto\*"
  "%ProgramFiles%\BellSoft\*"
  "%LOCALAPPDATA%\Programs\Eclipse Adoptium\*"
  "%USERPROFILE%\.jdks\*"
  "%USERPROFILE%\.sdkman\candidates\java\*"
) do call :try "%%~D"
if not defined JAVA25 (
  java -version 2>&1 | findstr /r /c:"version .25[^0-9]" >nul && set "JAVA25=java"
)
if not defined JAVA25 (
  echo Assay needs Java 25 and found none: install one, for example Temurin 25, or set JDK25_HOME to its folder. 1>&2
  exit /b 127
)

"%JAVA25%" --enable-native-access=ALL-UNNAMED --sun-misc-unsafe-memory-access=allow %ASSAY_JAVA_OPTS% -cp "%HOME_DIR%\lib\*" dev.assay.Main %*
exit /b %ERRORLEVEL%

:try
if defined JAVA25 exit /b 0
if "%~1"=="" exit /b 0
if not exist "%~1\bin\java.exe" exit /b 0
findstr /r /c:"^JAVA_VERSION=.25[^0-9]" "%~1\release" >nul 2>&1 && set "JAVA25=%~1\bin\java.exe"
exit /b 0
