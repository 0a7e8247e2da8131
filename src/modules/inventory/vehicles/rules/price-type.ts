/** What a price includes, in the trade's own terms. */
export const PRICE_TYPES = ['CIF', 'FOB', 'DDP'] as const
export type PriceType = (typeof PRICE_TYPES)[number]

/** The default price type of a vehicle. */
export const DEFAULT_PRICE_TYPE: PriceType = 'CIF'

/** The long names of the codes. */
export const PRICE_TYPE_NAMES: Record<PriceType, string> = {
  CIF: 'Cost, Insurance, Freight',
  FOB: 'Free on Board',
  DDP: 'Delivery Duty Paid',
}

/** What each term covers, for a first-time buyer. */
export const PRICE_TERMS: Record<PriceType, string> = {
  CIF: 'The vehicle, the sea freight and the insurance to your port. Import duty and local charges are yours.',
  FOB: 'The vehicle, delivered on board at the port of departure. Freight, insurance and import duty are yours.',
  DDP: 'The vehicle, brought to you with freight, insurance and import duty paid.',
}

/** Whether an external value is one of the three codes. */
export const isPriceType = (value: unknown): value is PriceType => PRICE_TYPES.some((code) => code === value)

/** 'CIF (Cost, Insurance, Freight)'. */
export const priceTypeLabel = (code: PriceType): string => `${code} (${PRICE_TYPE_NAMES[code]})`
