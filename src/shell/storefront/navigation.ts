import { modules, type SiteLink } from '@/api/module'
import * as words from './words'

/** A link as rendered by the frame. */
export type NavigationLink = Pick<SiteLink, 'href' | 'label'>

const COLUMNS = { buying: words.buying, company: words.whoWeAre, rules: words.rules } as const

const linksIn = (place: SiteLink['in']): NavigationLink[] =>
  modules()
    .flatMap(({ siteLinks = [] }) => siteLinks)
    .filter((link) => link.in === place)
    .toSorted((a, b) => a.place - b.place)
    .map(({ href, label }) => ({ href, label }))

/** The main navigation, the same on every page, from all modules. */
export const siteMenu = (): NavigationLink[] => linksIn('menu')

/** A footer column. */
export type FootColumn = { title: string; links: readonly NavigationLink[] }

/** The columns of every page's footer. */
export const footColumns = (): FootColumn[] =>
  (['buying', 'company', 'rules'] as const).map((key) => ({ title: COLUMNS[key], links: linksIn(key) }))
