import type { FormDocument, FormDocuments } from './media-form-types'

const documentFrom = (url: string | null | undefined): FormDocument => ({
  url: url ?? '',
  // Our own addresses contain no recognisable file name.
  name: !url || url.startsWith('/files/') ? '' : url.slice(url.lastIndexOf('/') + 1),
})

/** The papers of a stored vehicle, or none, for the form. */
export const documentsFrom = (vehicle: {
  auction_sheet_url?: string | null
  brochure_url?: string | null
}): FormDocuments => ({
  auction_sheet: documentFrom(vehicle.auction_sheet_url),
  brochure: documentFrom(vehicle.brochure_url),
})
