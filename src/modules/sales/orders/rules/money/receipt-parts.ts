/** Separates the parts of a receipt in an order's history; the amount is the first. */
export const RECEIPT_PARTS = ' · '
