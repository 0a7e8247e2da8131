/** The stages of a shipment, in their order. Not every one is transshipped. */
export const MILESTONES = [
  'BOOKED',
  'AT_ORIGIN_PORT',
  'LOADED',
  'DEPARTED',
  'TRANSSHIPPED',
  'ARRIVED',
  'IN_CUSTOMS',
  'RELEASED',
  'DELIVERED',
] as const

export type Milestone = (typeof MILESTONES)[number]

/** Display names. */
export const MILESTONE_LABELS: Record<Milestone, string> = {
  BOOKED: 'Booked',
  AT_ORIGIN_PORT: 'At the port of loading',
  LOADED: 'Loaded',
  DEPARTED: 'Departed',
  TRANSSHIPPED: 'Transshipped',
  ARRIVED: 'Arrived',
  IN_CUSTOMS: 'In customs',
  RELEASED: 'Released',
  // Also of a vehicle that never sailed: its customer has collected it where it stood.
  DELIVERED: 'Delivered or collected',
}
