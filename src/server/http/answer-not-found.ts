import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'

type Answer = { request: IncomingMessage; response: ServerResponse }

// What starts with the process and what answers requests are built apart, and share nothing but this.
const NAME = Symbol.for('kaido.answers')
const shared = globalThis as typeof globalThis & { [NAME]?: AsyncLocalStorage<Answer> }
shared[NAME] ??= new AsyncLocalStorage<Answer>()
const answers = shared[NAME]

/** Remembers which answer a page is drawn for, for as long as `draw` takes. */
export const drawnFor = <T>(answer: Answer, draw: () => T): T => answers.run(answer, draw)

/**
 * Gives the page that is being drawn the status 404. Next's own `notFound()` sends a document without a body, which a
 * script fills later: a reader without scripts sees nothing. Call it before anything is sent, and draw what is missing.
 * Where only a part of the page is exchanged the browser asks for data, and a status would make it load the page anew.
 */
export function answerNotFound(): void {
  const answer = answers.getStore()
  if (!answer || answer.request.headers.rsc || answer.response.headersSent) return
  answer.response.statusCode = 404
}
