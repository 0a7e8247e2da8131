import { watched } from './connection-state'
import { noteSession } from './session-state'

/**
 * How every call is sent: slow ones are marked as slow, and a call that finds the session ended reports it.
 */
export async function watchedFetch(request: Request): Promise<Response> {
  const answer = await watched(fetch(request))
  noteSession(answer.status)
  return answer
}
