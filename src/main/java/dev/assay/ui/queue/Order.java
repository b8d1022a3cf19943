package dev.assay.ui.queue;

/** In which order references are asked. */
enum Order {
    CONSEQUENCES("queue.order.consequences"),
    TICK("queue.order.tick"),
    WORD("queue.order.word");

    private final String textKey;

    Order(String textKey) {
        this.textKey = textKey;
    }

    String textKey() {
        return textKey;
    }
}
