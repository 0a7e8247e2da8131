import type { Payload } from 'payload'
import { searchVehicles } from '@/modules/inventory/search/queries/search-vehicles'
import type { VehicleSearch } from '@/modules/inventory/search/schemas/vehicle-search'
import { countOptions, findPage } from './by-payload'
import { round, sum } from './measure'

type Options = {
  payload: Payload
  finds: number
  facetFinds: number
  facetLimitMs: number
  print: (text: string) => void
}

export type PayloadFigures = {
  /** Mean milliseconds of the same searches, and the ratio of Payload's time overall. */
  find: { searches: number; payload: number; search: number; ratio: number }
  /**
   * The same with counts of every option; if the time limit stopped the counting, `ratio` is a lower bound.
   */
  facets: {
    searches: number
    payload: number
    search: number
    ratio: number
    options: number
    counted: number
  }
}

/**
 * The same searches through payload.find: page and total; then also the options' counts, one payload.count
 * each. searchVehicles always returns page, total and all counts.
 */
export async function comparePayload(
  options: Options,
  searches: readonly VehicleSearch[],
): Promise<PayloadFigures> {
  const { payload } = options
  const [plain, faceted] = [searches.slice(0, options.finds), searches.slice(0, options.facetFinds)]
  const times = { search: [] as number[], find: [] as number[], withCounts: [] as number[] }
  for (const search of plain) {
    times.search.push(await timed(() => searchVehicles(payload, search)))
    times.find.push(await timed(() => findPage(payload, search)))
  }
  const counts = { options: 0, counted: 0 }
  for (const search of faceted) {
    const { facets } = await searchVehicles(payload, search)
    times.withCounts.push(
      await timed(async () => {
        await findPage(payload, search)
        const done = await countOptions(payload, search, facets, options.facetLimitMs)
        counts.options += done.options
        counts.counted += done.counted
      }),
    )
  }
  const searchOfFaceted = times.search.slice(0, faceted.length)
  return {
    find: { searches: plain.length, ...compared(times.find, times.search) },
    facets: { searches: faceted.length, ...compared(times.withCounts, searchOfFaceted), ...counts },
  }
}

const compared = (payload: readonly number[], search: readonly number[]) => ({
  payload: round(sum(payload) / payload.length, 2),
  search: round(sum(search) / search.length, 2),
  ratio: round(sum(payload) / sum(search)),
})

async function timed(work: () => Promise<unknown>): Promise<number> {
  const at = performance.now()
  await work()
  return performance.now() - at
}
