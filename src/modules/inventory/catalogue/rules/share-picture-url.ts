/** The size that sites expect for shared links, in pixels: 1.91:1. */
export const SHARE_SIZE = { width: 1200, height: 630 }

/** The text next to the picture; empty lines are left out. */
export type ShareWords = {
  name: string
  /** '$8,450', 'Sold', 'Price on request'. */
  price: string
  /** 'FOB Yokohama'; '' if the text above is not an amount. */
  term: string
  facts: readonly string[]
  place: string
  stockNumber: string
  /** 'Reserved'; '' if the vehicle is available. */
  state: string
  /** The note that the picture is a drawing; '' for a photograph. */
  note: string
}

/** A vehicle as the URL of its picture needs it; `updatedAt` as ISO 8601. */
type Pictured = { id: number; updatedAt: string }

/**
 * The URL of a vehicle's picture for shared links; it changes with the vehicle, since sites cache what
 * they saw.
 */
export const sharePictureUrl = ({ id, updatedAt }: Pictured): string =>
  `/vehicles/${id}/share.jpg?v=${Date.parse(updatedAt).toString(36)}`
