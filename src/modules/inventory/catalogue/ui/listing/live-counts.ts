import { KM_BOUNDS } from '@/modules/inventory/search/rules/kilometre-fields'
import { fetchPublic } from '@/ui/client/fetch-public'
import type { PanelOption } from './filter-panel-facets'
import { paramsOf } from './form-href'

/** The result of choices that are made but not yet applied. */
export type LiveCounts = {
  total: number
  capped: boolean
  /** Counts by facet and choice; a missing choice finds nothing. Only for facets in the form. */
  counts: ReadonlyMap<string, ReadonlyMap<string, number>>
  /** Models of the ticked makes. */
  models: PanelOption[]
  /** The ticked choices: 'make 12'. */
  picked: ReadonlySet<string>
}

/** The facets with choices in the form; models appear with their make. Choices of modules' fields are not counted. */
const facetsIn = (form: HTMLFormElement): Set<string> => {
  const boxes = [...form.querySelectorAll<HTMLInputElement>('[type=checkbox]:not([name=extras])')]
  const hasMake = boxes.some(({ name, checked }) => name === 'make' && checked)
  return new Set([...(hasMake ? ['model'] : []), ...boxes.map(({ name }) => name)])
}

/** The ticked choices of a form. */
export const pickedIn = (form: HTMLFormElement): Set<string> =>
  new Set(
    [...form.querySelectorAll<HTMLInputElement>('[type=checkbox]:checked')].map(
      ({ name, value }) => `${name} ${value}`,
    ),
  )

/** A call names its port and the reader's unit, and filters by vehicles that may be imported; a page has both by itself. */
function applyPlace(params: URLSearchParams, form: HTMLFormElement): void {
  const given = new FormData(form)
  const isAny = params.get('eligible') === 'any'
  params.delete('eligible')
  const to = given.get('to')
  if (typeof to === 'string' && to !== '') params.set('to', to)
  if (given.has('eligible') && !isAny) params.set('eligible', 'true')
  if (given.has(KM_BOUNDS.max)) params.set('distances', 'km')
}

/**
 * Counts for the form's current choices, in one call.
 *
 * @throws TypeError without a connection, DOMException if `signal` aborts it, Error for an invalid response
 */
export async function fetchCounts(form: HTMLFormElement, signal: AbortSignal): Promise<LiveCounts> {
  const picked = pickedIn(form)
  const params = paramsOf(form)
  for (const name of ['view', 'sort']) params.delete(name)
  applyPlace(params, form)
  params.set('limit', '0')
  params.set('facets', [...facetsIn(form)].join(','))
  const search = params.toString().replaceAll('%2C', ',')
  const answer = await fetchPublic('/api/v1/vehicles/public/listing', { search, signal })
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`)
  const { facets = {}, total, totalIsCapped } = answer.body
  const makes = new Set(
    [...picked].filter((choice) => choice.startsWith('make ')).map((choice) => choice.slice(5)),
  )
  return {
    total,
    capped: totalIsCapped,
    counts: new Map(
      Object.entries(facets).map(([facet, choices = []]) => [
        facet,
        new Map(choices.map(({ value, count }) => [value, count])),
      ]),
    ),
    models: (facets.model ?? [])
      .filter(({ parent_id }) => makes.has(String(parent_id)))
      .map(({ value, name, count, parent_id }) => [value, name, count, parent_id] as const),
    picked,
  }
}
