import { paramsOf } from './form-address'
import type { PanelOption } from './panel-facets'

/** What the choices would give that are made but not yet applied. */
export type LiveCounts = {
  total: number
  capped: boolean
  /** Counts by facet and choice; a choice that is missing finds nothing. Only of facets that are in the form. */
  counts: ReadonlyMap<string, ReadonlyMap<string, number>>
  /** Models of the makes that are ticked. */
  models: PanelOption[]
  /** What is ticked: 'make 12'. */
  picked: ReadonlySet<string>
}

const CALL = '/api/v1/vehicles/public/listing'

type Choice = { value: string; name: string; count: number; parent_id?: number }
type Answer = { total: number; totalIsCapped: boolean; facets: Record<string, Choice[]> }

const isAnswer = (body: unknown): body is Answer =>
  typeof body === 'object' && body !== null && 'total' in body && 'facets' in body

/** The facets whose choices are in the form; models appear with their make. */
const facetsIn = (form: HTMLFormElement): Set<string> => {
  const boxes = [...form.querySelectorAll<HTMLInputElement>('[type=checkbox]')]
  const hasMake = boxes.some(({ name, checked }) => name === 'make' && checked)
  return new Set([...(hasMake ? ['model'] : []), ...boxes.map(({ name }) => name)])
}

/** What is ticked in a form. */
export const pickedIn = (form: HTMLFormElement): Set<string> =>
  new Set(
    [...form.querySelectorAll<HTMLInputElement>('[type=checkbox]:checked')].map(
      ({ name, value }) => `${name} ${value}`,
    ),
  )

/**
 * Counts for the choices of a form as they are now, in one call.
 *
 * @throws TypeError without a connection, DOMException when `signal` ends it, Error for an answer that is none
 */
export async function fetchCounts(form: HTMLFormElement, signal: AbortSignal): Promise<LiveCounts> {
  const picked = pickedIn(form)
  const params = paramsOf(form)
  for (const name of ['view', 'sort']) params.delete(name)
  params.set('limit', '0')
  params.set('facets', [...facetsIn(form)].join(','))
  const response = await fetch(`${CALL}?${params.toString().replaceAll('%2C', ',')}`, { signal })
  const body: unknown = response.ok ? await response.json() : null
  if (!isAnswer(body)) throw new Error(`HTTP ${response.status}`)
  const makes = new Set(
    [...picked].filter((choice) => choice.startsWith('make ')).map((choice) => choice.slice(5)),
  )
  return {
    total: body.total,
    capped: body.totalIsCapped,
    counts: new Map(
      Object.entries(body.facets).map(([facet, choices]) => [
        facet,
        new Map(choices.map(({ value, count }) => [value, count])),
      ]),
    ),
    models: (body.facets.model ?? [])
      .filter(({ parent_id }) => makes.has(String(parent_id)))
      .map(({ value, name, count, parent_id }) => [value, name, count, parent_id] as const),
    picked,
  }
}
