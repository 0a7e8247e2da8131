import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'

type Answer = { request: IncomingMessage; response: ServerResponse }

// The startup code and the request handlers are separate bundles that share nothing but this.
const NAME = Symbol.for('kaido.answers')
const shared = globalThis as typeof globalThis & { [NAME]?: AsyncLocalStorage<Answer> }
shared[NAME] ??= new AsyncLocalStorage<Answer>()
const answers = shared[NAME]

/** Remembers which response a page is rendered for, while `draw` runs. */
export const drawnFor = <T>(answer: Answer, draw: () => T): T => answers.run(answer, draw)

/**
 * Gives the page being rendered the status 404. Next's own `notFound()` sends a document without a body,
 * which a script fills in later: a reader without scripts sees nothing. Call it before anything is sent, and
 * render the message yourself.
 * When only part of the page is exchanged the browser requests data, and a 404 would make it reload the whole
 * page.
 */
export function answerNotFound(): void {
  const answer = answers.getStore()
  if (!answer || answer.request.headers.rsc || answer.response.headersSent) return
  answer.response.statusCode = 404
}
