import type { PriceType } from '@/modules/inventory/vehicles/rules/price-type'

/** The taxes on a quote, in percent of its subtotal. */
export type QuoteTax = {
  isTaxApplied: boolean
  withholdingTaxPercentage: number
  vatPercentage: number
}

/** The taxes of a showroom's company, in percent. */
export type ShowroomTax = { companyWht: number | null; companyVat: number | null }

/** Whether a price of this kind can carry tax. */
export const isTaxable = (priceType: PriceType): boolean => priceType === 'DDP'

/** What the form proposes for a showroom. */
export const taxOfShowroom = ({ companyVat, companyWht }: ShowroomTax) => ({
  withholdingTaxPercentage: companyWht ?? 0,
  vatPercentage: companyVat ?? 0,
})

/**
 * The taxes of a quote as stored: only a DDP price carries any. Each percentage is that of the showroom's company, whatever
 * was given; what was given counts only where the showroom has none.
 */
export function quoteTax(
  given: {
    priceType: PriceType
    isTaxApplied?: boolean | null
    withholdingTaxPercentage?: number | null
    vatPercentage?: number | null
  },
  showroom: ShowroomTax,
): QuoteTax {
  if (!isTaxable(given.priceType) || !given.isTaxApplied)
    return { isTaxApplied: false, withholdingTaxPercentage: 0, vatPercentage: 0 }
  return {
    isTaxApplied: true,
    withholdingTaxPercentage: showroom.companyWht ?? given.withholdingTaxPercentage ?? 0,
    vatPercentage: showroom.companyVat ?? given.vatPercentage ?? 0,
  }
}
