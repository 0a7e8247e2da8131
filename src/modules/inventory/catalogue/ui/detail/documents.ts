import type { VehicleDetail } from '../../queries/vehicle-detail'

export type VehicleDocument = { label: string; url: string }

/** A file of ours or a page elsewhere; anything else that was typed into the field is no link. */
const isAddress = (text: string): boolean => /^(https?:\/\/|\/(?!\/))/i.test(text)

/** The papers of a vehicle that anybody may read. */
export const documentsOf = ({
  auctionSheetUrl,
  brochureUrl,
}: Pick<VehicleDetail, 'auctionSheetUrl' | 'brochureUrl'>): VehicleDocument[] =>
  [
    { label: 'Auction sheet', url: auctionSheetUrl },
    { label: 'Brochure', url: brochureUrl },
  ].flatMap(({ label, url }) => (url && isAddress(url) ? [{ label, url }] : []))
