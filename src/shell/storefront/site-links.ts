import { modules, type SiteLink } from '@/api/module'
import { type PublishedTopic, topicLinks } from '@/modules/content/topics/rules/topic-links'
import * as words from './words'

/** A link as rendered by the frame. */
export type NavigationLink = Pick<SiteLink, 'href' | 'label'>

const COLUMNS = { buying: words.buying, company: words.whoWeAre, rules: words.rules } as const

type Pages = readonly PublishedTopic[]

/** The links of a place: those of all modules, and the pages that staff chose for it. */
const linksIn = (place: SiteLink['in'], pages: Pages): NavigationLink[] =>
  [...modules().flatMap(({ siteLinks = [] }) => siteLinks), ...topicLinks(pages)]
    .filter((link) => link.in === place)
    .toSorted((a, b) => a.place - b.place)
    .filter(({ href }, index, all) => all.findIndex((other) => other.href === href) === index)
    .map(({ href, label }) => ({ href, label }))

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
