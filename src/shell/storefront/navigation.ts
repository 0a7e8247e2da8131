import { modules, type SiteLink } from '@/api/module'

/** A link as the frame draws it. */
export type NavigationLink = Pick<SiteLink, 'href' | 'label'>

const COLUMNS = { buying: 'Buying', company: 'Who we are', rules: 'Rules' } as const

const linksIn = (place: SiteLink['in']): NavigationLink[] =>
  modules()
    .flatMap(({ siteLinks = [] }) => siteLinks)
    .filter((link) => link.in === place)
    .toSorted((a, b) => a.place - b.place)
    .map(({ href, label }) => ({ href, label }))

/** The main navigation, the same on every page: what every module brings. */
export const siteMenu = (): NavigationLink[] => linksIn('menu')

/** A column at the foot of every page. */
export type FootColumn = { title: string; links: readonly NavigationLink[] }

/** The columns at the foot of every page. */
export const footColumns = (): FootColumn[] =>
  (['buying', 'company', 'rules'] as const).map((key) => ({ title: COLUMNS[key], links: linksIn(key) }))
