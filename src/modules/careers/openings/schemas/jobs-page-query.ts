import type { JobChoice } from '../rules/opening-urls'
import { openingsQuery } from './openings'

/** Jobs on a page of the storefront. */
export const JOBS_PAGE_SIZE = 12

/** What a reader chose, from the query of a URL. Whatever cannot be read counts as absent: links are typed and cut off. */
export function parseJobChoice(query: Readonly<Record<string, unknown>>): JobChoice & { page: number } {
  const { shape } = openingsQuery
  const part = <Name extends 'title' | 'type' | 'mode' | 'locationId' | 'page'>(name: Name) => {
    const parsed = shape[name].safeParse(query[name])
    return parsed.success ? parsed.data : undefined
  }
  return {
    title: part('title') as string | undefined,
    type: part('type') as string | undefined,
    mode: part('mode') as string | undefined,
    locationId: part('locationId') as number | undefined,
    page: (part('page') as number | undefined) ?? 1,
  }
}
