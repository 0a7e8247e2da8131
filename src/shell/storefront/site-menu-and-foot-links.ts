import { modules, type SiteLink } from '@/api/module'
import { type PublishedTopic, topicLinks } from '@/modules/content/topics/rules/topic-links'
import * as words from './words'

type PlainLink = Pick<SiteLink, 'href' | 'label'>

/** A link as rendered by the frame, with those below it if there are any. */
export type NavigationLink = PlainLink & { below?: readonly PlainLink[] }

const COLUMNS = { buying: words.buying, company: words.whoWeAre, rules: words.rules } as const

type Pages = readonly PublishedTopic[]

type Placed = SiteLink & { below?: readonly PlainLink[] }

/** Links to the same address as one, with everything below any of them. */
function withoutDuplicates(links: readonly Placed[]): NavigationLink[] {
  const byHref = Map.groupBy(links, ({ href }) => href)
  return [...byHref.values()].flatMap((same) => {
    const below = same.flatMap((link) => link.below ?? [])
    return same.slice(0, 1).map(({ href, label }) => ({ href, label, ...(below.length > 0 && { below }) }))
  })
}

/** The links of a place: those of all modules, and the pages that staff chose for it. */
const linksIn = (place: SiteLink['in'], pages: Pages): NavigationLink[] => {
  const isOpen = ({ topic }: SiteLink) => topic === undefined || pages.some(({ route }) => route === topic)
  const ofModules = modules().flatMap(({ siteLinks = [] }) => siteLinks)
  const links: Placed[] = [
    ...ofModules.filter((link) => link.in === place && isOpen(link)),
    ...topicLinks(place, pages),
  ]
  return withoutDuplicates(links.toSorted((a, b) => a.place - b.place))
}

/** The main navigation, the same on every page, from all modules and the published pages. */
export const siteMenu = (pages: Pages): NavigationLink[] => linksIn('menu', pages)

/** A footer column. */
export type FootColumn = { title: string; links: readonly NavigationLink[] }

/** The columns of every page's footer. */
export const footColumns = (pages: Pages): FootColumn[] =>
  (['buying', 'company', 'rules'] as const).map((key) => ({
    title: COLUMNS[key],
    links: linksIn(key, pages),
  }))
