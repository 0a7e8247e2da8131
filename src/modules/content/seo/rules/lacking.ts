import { SHOWN } from '@/kernel/search-result/search-result'
import { textLength } from '@/kernel/text'

/** What search engines and shared links are given of a page that readers see. */
export type HeadTexts = {
  /** The title of the page itself. */
  title: string | null
  metaTitle: string | null
  metaDescription: string | null
  /** False where shared links show the site's picture in place of one that the page should have. */
  hasPicture: boolean
}

export const LACKS = {
  title: 'No meta title',
  description: 'No meta description',
  picture: 'No picture',
  longTitle: `Meta title longer than ${SHOWN.title} characters`,
  longDescription: `Meta description longer than ${SHOWN.description} characters`,
  sameTitle: 'Another page has the same title',
} as const
export type Lack = keyof typeof LACKS

const isBlank = (text: string | null): boolean => (text ?? '').trim() === ''
const isLonger = (text: string | null, max: number): boolean => textLength((text ?? '').trim()) > max

/** The title that search engines read, in a form to be compared. */
const comparedTitle = ({ metaTitle, title }: HeadTexts): string =>
  ((isBlank(metaTitle) ? title : metaTitle) ?? '').trim().toLowerCase()

/** The pages that lack something, in their order, each with what it is. */
export function findLacking<T extends HeadTexts>(pages: readonly T[]): (T & { lacks: Lack[] })[] {
  const times = new Map<string, number>()
  for (const title of pages.map(comparedTitle)) times.set(title, (times.get(title) ?? 0) + 1)
  return pages
    .map((page) => {
      const title = comparedTitle(page)
      const found: [Lack, boolean][] = [
        ['title', isBlank(page.metaTitle)],
        ['description', isBlank(page.metaDescription)],
        ['picture', !page.hasPicture],
        ['longTitle', isLonger(page.metaTitle, SHOWN.title)],
        ['longDescription', isLonger(page.metaDescription, SHOWN.description)],
        ['sameTitle', title !== '' && (times.get(title) ?? 0) > 1],
      ]
      return { ...page, lacks: found.flatMap(([lack, isFound]) => (isFound ? [lack] : [])) }
    })
    .filter(({ lacks }) => lacks.length > 0)
}
