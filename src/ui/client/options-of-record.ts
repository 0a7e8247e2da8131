import { queryOptions } from '@tanstack/react-query'
import { OFFICE_WORDS } from './call-api'
import { type BodyOf, send } from './make-call'
import { ReadFailure } from './read-failure'
import { readOf } from './read-of'

/** Routes that return the options depending on another record, by its id. */
export type OptionRoute = '/api/v1/models/public/by-manufacturer/{id}'

const toOptions = ({ data }: BodyOf<'get', OptionRoute>) =>
  data.map(({ id, name }) => ({ value: String(id), label: name }))

/** The options depending on the record with this id. */
export const optionsOf = (route: OptionRoute, id: number) => ({
  ...readOf(route, { params: { path: { id } } }),
  select: toOptions,
})

/** How many records are offered for the typed text. */
const SEARCH_MAX = 20

type Found = { data: Readonly<Record<string, unknown>>[] }

/**
 * The records of a list that match the typed text. Which list it is comes from a declaration and is data
 * here.
 *
 * @param list path after /api/v1
 * @param title the fields that make up a record's title
 */
export const matchesIn = (list: string, title: readonly string[], words: string) =>
  queryOptions({
    queryKey: [`/api/v1${list}`, 'found', words],
    queryFn: async () => {
      const query = { limit: SEARCH_MAX, search: words }
      const answer = await send<Found>('get', `/api/v1${list}`, { params: { query } }, OFFICE_WORDS)
      if (!answer.ok) throw new ReadFailure(answer)
      return answer.body
    },
    select: ({ data }) =>
      data.map((record) => ({
        value: String(record.id),
        label: title.flatMap((field) => record[field] || []).join(', '),
      })),
  })
