/** Longest texts of an order, in characters. */
export const ORDER_REASON_MAX = 500
export const ORDER_LINE_MAX = 100
export const ORDER_ADDRESS_MAX = 2_000
