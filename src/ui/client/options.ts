import type { BodyOf } from './call'
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
