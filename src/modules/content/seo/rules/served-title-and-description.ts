/** What the heads of pages take from the site: its name, and the description of pages without one. */
export type SiteHead = { name: string; description: string }

/** The texts of a post or topic page for its head. */
export type PageTexts = {
  /** The title of the page itself. */
  title: string | null
  metaTitle: string | null
  metaDescription: string | null
  /** Of topic pages. */
  excerpt?: string | null
}

const firstOf = (...texts: (string | null | undefined)[]): string =>
  texts.map((text) => (text ?? '').trim()).find(Boolean) ?? ''

/** The title of a page without the name of the site; '' for none. */
export const ownTitle = ({ metaTitle, title }: PageTexts): string => firstOf(metaTitle, title)

/** The title that the head of a page has, with the name of the site. */
export const servedTitle = (page: PageTexts, site: string): string =>
  [ownTitle(page), site].filter(Boolean).join(' · ')

/** The description that a page has of its own; '' where that of the site is served. */
export const servedDescription = ({
  excerpt,
  metaDescription,
}: Omit<PageTexts, 'title' | 'metaTitle'>): string => firstOf(metaDescription, excerpt)
