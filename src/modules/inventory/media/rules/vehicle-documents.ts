/** The two papers of a vehicle by their names in calls, with their fields and labels. */
export const DOCUMENTS = {
  auction_sheet: { field: 'auctionSheetUrl', label: 'Auction sheet' },
  brochure: { field: 'brochureUrl', label: 'Brochure' },
} as const

export type DocumentKind = keyof typeof DOCUMENTS

export const DOCUMENT_KINDS = ['auction_sheet', 'brochure'] as const satisfies readonly DocumentKind[]

/** The message if an existing vehicle's paper is sent without naming the vehicle. */
export const NO_VEHICLE_MESSAGE = 'Vehicle ID is required for document upload'
