import { topicUrl } from '@/modules/content/publishing/rules/public-urls'
import type { FooterColumn } from './topic-page'

/** A published page as the rest of the site knows it. */
export type PublishedTopic = {
  id: number
  title: string
  route: string
  excerpt: string | null
  footerColumn: FooterColumn | null
  position: number | null
  /** The page that it is below; null for none. */
  parentId: number | null
  showInHeader: boolean
  showInAdditionalPlan: boolean
}

/** The page above another one, where readers find it; null for none. */
export const pageAbove = (pages: readonly PublishedTopic[], parentId: number | null): PublishedTopic | null =>
  pages.find(({ id }) => id === parentId) ?? null

/** Pages without a position come after those with one. */
const LAST = 1_000

/** In the order of their positions, then by title. */
export const inOrder = (pages: readonly PublishedTopic[]): PublishedTopic[] =>
  pages.toSorted(
    (a, b) =>
      (a.position ?? LAST) - (b.position ?? LAST) || a.title.localeCompare(b.title, 'en') || a.id - b.id,
  )

/** Which of the pages are wanted. Nothing given means all of them. */
export type TopicChoice = { footerColumn?: string; showInHeader?: boolean }

/** The pages of a footer column, of the header, or both, in order. */
export const pagesFor = (pages: readonly PublishedTopic[], choice: TopicChoice): PublishedTopic[] =>
  inOrder(pages).filter(
    ({ footerColumn, showInHeader }) =>
      (choice.footerColumn === undefined ||
        (footerColumn ?? '').toLowerCase() === choice.footerColumn.trim().toLowerCase()) &&
      (choice.showInHeader === undefined || showInHeader === choice.showInHeader),
  )

/** A link to a page, and where it stands, with those below it. */
export type TopicLink = {
  in: 'menu' | FooterColumn
  href: string
  label: string
  place: number
  below: Pick<TopicLink, 'href' | 'label'>[]
}

const linkOf = ({ route, title }: PublishedTopic) => ({ href: topicUrl(route), label: title })

/** The links of one place, in two levels: a page is below its parent where that stands on the first one. */
function linksOf(place: TopicLink['in'], pages: readonly PublishedTopic[]): TopicLink[] {
  const ids = new Set(pages.filter(({ parentId }) => parentId === null).map(({ id }) => id))
  const isBelow = ({ parentId }: PublishedTopic) => parentId !== null && ids.has(parentId)
  return pages
    .filter((page) => !isBelow(page))
    .map((page) => ({
      ...linkOf(page),
      in: place,
      place: page.position ?? LAST,
      below: pages.filter(({ parentId }) => parentId === page.id && ids.has(page.id)).map(linkOf),
    }))
}

/** The links to pages in the header or in a column of the footer; a page may be in both. */
export const topicLinks = (place: TopicLink['in'], pages: readonly PublishedTopic[]): TopicLink[] =>
  linksOf(place, pagesFor(pages, place === 'menu' ? { showInHeader: true } : { footerColumn: place }))
