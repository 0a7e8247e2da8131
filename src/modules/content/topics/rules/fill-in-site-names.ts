/** What stands for a name in the settings. */
export type SiteNames = {
  /** The name of the site. */
  companyName: string
  /** The companies of its showrooms, in words; the site itself where none is named. */
  companies: string
  /** How long a deleted account can be restored. */
  deletionDays: string
}

const PLACES = /\{(?:companyName|companies|deletionDays)\}/g

/** Each name after what stands for it. */
export const placesOf = ({ companies, companyName, deletionDays }: SiteNames) =>
  [
    ['{companyName}', companyName],
    ['{companies}', companies],
    ['{deletionDays}', deletionDays],
  ] as const

/** A text with the names in place of what stands for them. */
export function withNames(text: string, names: SiteNames): string {
  const places = new Map<string, string>(placesOf(names))
  return text.replace(PLACES, (place) => places.get(place) ?? place)
}

function filled(value: unknown, names: SiteNames): unknown {
  if (typeof value === 'string') return withNames(value, names)
  if (Array.isArray(value)) return value.map((one) => filled(one, names))
  return value !== null && typeof value === 'object' ? withNamesIn(value, names) : value
}

/** A part of a page's text with the names in it, however deep they are. */
export const withNamesIn = <T extends object>(part: T, names: SiteNames): T => ({
  ...part,
  ...Object.fromEntries(Object.entries(part).map(([key, value]) => [key, filled(value, names)])),
})

type Texts = {
  title?: string | null
  excerpt?: string | null
  metaTitle?: string | null
  metaDescription?: string | null
  content?: object | null
}

const some = (text: string | null | undefined, names: SiteNames) => text && withNames(text, names)

/** A page as readers see it: with the names in its texts. */
export const pageWithNames = <T extends Texts>(page: T, names: SiteNames): T => ({
  ...page,
  title: some(page.title, names),
  excerpt: some(page.excerpt, names),
  metaTitle: some(page.metaTitle, names),
  metaDescription: some(page.metaDescription, names),
  content: page.content && withNamesIn(page.content, names),
})
