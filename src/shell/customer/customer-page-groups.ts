import { type CustomerPage, modules } from '@/api/module'
import * as words from './words'

/** A group of pages in the customer's own area. */
export type CustomerGroup = { title: string; pages: readonly CustomerPage[] }

const TITLES = { dashboard: words.dashboard, settings: words.accountSettings } as const

/** The pages of the customer's own area, in the groups of the navigation, from all modules. */
export function customerPageGroups(): CustomerGroup[] {
  const pages = modules()
    .flatMap(({ customerPages = [] }) => customerPages)
    .toSorted((a, b) => a.place - b.place)
  return Object.entries(TITLES).map(([group, title]) => ({
    title,
    pages: pages.filter((page) => page.group === group),
  }))
}
