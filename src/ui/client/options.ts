import { queryOptions } from '@tanstack/react-query'
import { type BodyOf, send } from './call'
import { OFFICE_WORDS } from './office'
import { ReadFailure } from './query-client'
import { readOf } from './read'

/** Routes that answer with the records that may be chosen beside another one, by its id. */
export type OptionRoute = '/api/v1/models/public/by-manufacturer/{id}'

const toOptions = ({ data }: BodyOf<'get', OptionRoute>) =>
  data.map(({ id, name }) => ({ value: String(id), label: name }))

/** The records that may be chosen beside the one with this id. */
export const optionsOf = (route: OptionRoute, id: number) => ({
  ...readOf(route, { params: { path: { id } } }),
  select: toOptions,
})

/** How many records are offered for what is typed. */
const FOUND_MAX = 20

type Found = { data: Readonly<Record<string, unknown>>[] }

/**
 * The records of a list that what is typed finds. Which list it is stands in a declaration and is data here.
 *
 * @param list begins after /api/v1
 * @param title the fields that say what a record is called
 */
export const foundIn = (list: string, title: readonly string[], words: string) =>
  queryOptions({
    queryKey: [`/api/v1${list}`, 'found', words],
    queryFn: async () => {
      const query = { limit: FOUND_MAX, search: words }
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
