import { watched } from './line-state'
import { noteSession } from './session'

/** How every call goes out: one that takes long is counted as slow, one that ends the session is told of. */
export async function watchedFetch(request: Request): Promise<Response> {
  const answer = await watched(fetch(request))
  noteSession(answer.status)
  return answer
}
