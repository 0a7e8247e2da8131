/** The id of the sheet with the parts of a total; an address that ends in it opens it. */
export const TOTAL_SHEET = 'total'
