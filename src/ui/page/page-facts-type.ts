/** A page's own metadata, for tabs, search engines and shared links. */
export type PageFacts = {
  /** Without the name of the site, which the frame adds, unless `isWholeTitle`. */
  title: string
  /** Whether the title stands alone, without the name of the site. */
  isWholeTitle?: boolean
  description: string
  keywords?: string | null
  /** The canonical URL of the page, beginning with '/'. */
  path: string
  /** False prevents search engines from indexing the page; its links are followed all the same. */
  isIndexed?: boolean
  /** The picture of a shared link; by default the site’s own. */
  picture?: SharedPicture
}

/** A JPEG of 1200 × 630 pixels; its URL begins with '/'. */
export type SharedPicture = { url: string; alt: string }
