/** Where a revision of a quote's proforma invoice opens, as PDF. */
export const proformaHref = (quoteId: number, revision: number): string =>
  `/api/v1/quotes/${quoteId}/proforma?revision=${revision}`

/** The public page that verifies an invoice. */
export const verifyHref = (token: string): string => `/verify-invoice/${token}`
