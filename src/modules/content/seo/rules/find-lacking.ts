import { SHOWN } from '@/kernel/search-engines/search-snippet'
import { textLength } from '@/kernel/text/text'
import { ownTitle, type PageTexts, servedDescription, servedTitle } from './served-title-and-description'

/** What search engines and shared links are given of a page that readers see. */
export type HeadTexts = PageTexts & {
  /** False where shared links show the site's picture in place of one that the page should have. */
  hasPicture: boolean
}

export const LACKS = {
  title: 'No title',
  description: 'No meta description',
  picture: 'No picture',
  longTitle: `Title longer than ${SHOWN.title} characters with the name of the site`,
  longDescription: `Description longer than ${SHOWN.description} characters`,
  sameTitle: 'Another page has the same title',
} as const
export type Lack = keyof typeof LACKS

const isLonger = (text: string, max: number): boolean => textLength(text) > max

/** In a form to be compared. */
const comparedTitle = (page: PageTexts): string => ownTitle(page).toLowerCase()

/** The pages that lack something, in their order, each with what it is. `site` is the name after their titles. */
export function findLacking<T extends HeadTexts>(
  pages: readonly T[],
  site: string,
): (T & { lacks: Lack[] })[] {
  const times = new Map<string, number>()
  for (const title of pages.map(comparedTitle)) times.set(title, (times.get(title) ?? 0) + 1)
  return pages
    .map((page) => {
      const [title, description] = [comparedTitle(page), servedDescription(page)]
      const found: [Lack, boolean][] = [
        ['title', title === ''],
        ['description', description === ''],
        ['picture', !page.hasPicture],
        ['longTitle', isLonger(servedTitle(page, site), SHOWN.title)],
        ['longDescription', isLonger(description, SHOWN.description)],
        ['sameTitle', title !== '' && (times.get(title) ?? 0) > 1],
      ]
      return { ...page, lacks: found.flatMap(([lack, isFound]) => (isFound ? [lack] : [])) }
    })
    .filter(({ lacks }) => lacks.length > 0)
}
