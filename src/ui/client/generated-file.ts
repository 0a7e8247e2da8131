import { queryOptions } from '@tanstack/react-query'
import { OFFICE_WORDS } from './call-api'
import { type FileRoute, type Init, sendForFile } from './make-call'
import { ReadFailure } from './read-failure'

/**
 * A file that the server makes from what is sent, for `useQuery`. The request is aborted once nobody waits for it any
 * more; a refusal is a `ReadFailure`, whose message is shown on the screen. Its key does not begin with the route,
 * so what is written elsewhere does not have it made again.
 */
export function generatedFileOf<P extends FileRoute<'post'>>(path: P, ...init: Init<'post', P>) {
  const [options]: readonly [object?] = init
  return queryOptions({
    queryKey: ['file', path, options],
    queryFn: async ({ signal }): Promise<Blob> => {
      const answer = await sendForFile('post', path, { ...options, signal }, OFFICE_WORDS)
      if (!answer.ok) throw new ReadFailure(answer)
      return answer.body
    },
    refetchOnWindowFocus: false,
  })
}
