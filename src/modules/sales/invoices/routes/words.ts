export const noQuote = 'Quote not found'
export const noProforma = 'There is no proforma invoice for this quote'
