/** What delivery charges are made of, as far as an offer lists it; the rest of them are other charges. */
export const CHARGES = {
  inlandTransport: 'Inland transport',
  seaFreight: 'Sea freight',
  insurance: 'Insurance',
  inspection: 'Inspection',
} as const
export type ChargeName = keyof typeof CHARGES

/** In the order in which they arise on the way of a vehicle. */
export const CHARGE_NAMES = Object.keys(CHARGES) as ChargeName[]

/** The parts of delivery charges; all in one unit. */
export type Charges = { [Name in ChargeName]?: number | null | undefined }

export type Charged = Charges & { deliveryCharges?: number | null | undefined }

/** The names of all lines: charges of which no part is known are one line of their own. */
export const CHARGE_LINES = [...CHARGE_NAMES, 'otherCharges', 'deliveryCharges'] as const
export type ChargeLineName = (typeof CHARGE_LINES)[number]

/** How a line is called wherever people read an offer. */
export const CHARGE_LABELS: Readonly<Record<ChargeLineName, string>> = {
  ...CHARGES,
  otherCharges: 'Other charges',
  deliveryCharges: 'Delivery charges',
}

export type ChargeLine = { name: ChargeLineName; amount: number }

/** What the known parts come to. */
export const sumOfCharges = (charges: Charges): number =>
  CHARGE_NAMES.reduce((sum, name) => sum + (charges[name] ?? 0), 0)

/** The delivery charges in lines, without those of nothing; they add up to the charges. */
export function chargeLines(offer: Charged): ChargeLine[] {
  const known = CHARGE_NAMES.map((name) => ({ name, amount: offer[name] ?? 0 }))
  const rest = (offer.deliveryCharges ?? 0) - sumOfCharges(offer)
  const name = sumOfCharges(offer) > 0 ? ('otherCharges' as const) : ('deliveryCharges' as const)
  return [...known, { name, amount: rest }].filter(({ amount }) => amount > 0)
}
