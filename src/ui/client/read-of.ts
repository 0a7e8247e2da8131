import { queryOptions } from '@tanstack/react-query'
import { OFFICE_WORDS } from './call-api'
import { type BodyOf, type Init, type Route, send } from './make-call'
import { ReadFailure } from './read-failure'
import { staleTimeOf } from './stale-times'

/**
 * A read of the contract, for `useQuery`. Its key is the route with its parameters; a refusal is a
 * `ReadFailure`, whose message is shown on the screen.
 */
export function readOf<P extends Route<'get'>>(path: P, ...init: Init<'get', P>) {
  const [options]: readonly [object?] = init
  return queryOptions({
    queryKey: [path, options],
    queryFn: async (): Promise<BodyOf<'get', P>> => {
      const answer = await send<BodyOf<'get', P>>('get', path, options, OFFICE_WORDS)
      if (!answer.ok) throw new ReadFailure(answer)
      return answer.body
    },
    staleTime: staleTimeOf(path),
  })
}
