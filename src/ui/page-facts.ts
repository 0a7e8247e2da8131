/** What the head of a page says of it, to tabs, search engines and shared links. */
export type PageFacts = {
  /** Without the name of the site, which the frame adds. */
  title: string
  description: string
  /** The address by which the page is known, beginning with '/'. */
  path: string
  /** False keeps search engines from listing the page; its links are followed all the same. */
  isIndexed?: boolean
  /** What a shared link shows; without one the site’s own picture. */
  picture?: SharedPicture
}

/** A JPEG of 1200 × 630 pixels; its address begins with '/'. */
export type SharedPicture = { url: string; alt: string }
