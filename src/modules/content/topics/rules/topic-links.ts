import { topicAddress } from '@/modules/content/publishing/rules/addresses'
import type { FooterColumn } from './topic-page'

/** A published page as the rest of the site knows it. */
export type PublishedTopic = {
  id: number
  title: string
  route: string
  excerpt: string | null
  footerColumn: FooterColumn | null
  position: number | null
  showInHeader: boolean
  showInAdditionalPlan: boolean
}

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

/** A link to a page, and where it stands. */
export type TopicLink = { in: 'menu' | FooterColumn; href: string; label: string; place: number }

/** The links to pages in header and footer; a page may be in both. */
export const topicLinks = (pages: readonly PublishedTopic[]): TopicLink[] =>
  inOrder(pages).flatMap(({ footerColumn, position, route, showInHeader, title }) => {
    const link = { href: topicAddress(route), label: title, place: position ?? LAST }
    return [
      ...(showInHeader ? [{ ...link, in: 'menu' as const }] : []),
      ...(footerColumn ? [{ ...link, in: footerColumn }] : []),
    ]
  })
