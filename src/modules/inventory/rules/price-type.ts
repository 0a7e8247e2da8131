/** What a price includes, by the trade's own terms. */
export const PRICE_TYPES = ['CIF', 'FOB', 'DDP'] as const
export type PriceType = (typeof PRICE_TYPES)[number]

/** The price type of a vehicle that was given none. */
export const DEFAULT_PRICE_TYPE: PriceType = 'CIF'

/** The long names of the codes. */
export const PRICE_TYPE_NAMES: Record<PriceType, string> = {
  CIF: 'Cost, Insurance, Freight',
  FOB: 'Free on Board',
  DDP: 'Delivery Duty Paid',
}

/** Whether a value from outside is one of the three codes. */
export const isPriceType = (value: unknown): value is PriceType => PRICE_TYPES.some((code) => code === value)

/** 'CIF (Cost, Insurance, Freight)'. */
export const priceTypeLabel = (code: PriceType): string => `${code} (${PRICE_TYPE_NAMES[code]})`
