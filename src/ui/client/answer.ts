import type { Issue } from '@/kernel/issue'

/** The part of a call's result that a screen shows: a sentence, and the errors by field. */
export type Called = {
  ok: boolean
  message: string
  issues: readonly Issue[]
  /** The response's status; absent if there was no response. */
  status?: number
  /** The server's code for a refusal, such as 'email_unconfirmed'. */
  code?: string
  /** Whether the sentence is the server's own. */
  isOwnMessage?: boolean
  /** After how many seconds a retry may work, if the server names it. */
  retryAfter?: number
}

/**
 * Whether the server responded. Without a response a page must not be read anew: the browser would leave it for the copy
 * that is stored for times without a connection, and lose what was typed.
 */
export const isAnswered = (called: Called | undefined): boolean =>
  called?.ok === true || called?.status !== undefined

type Failed = Called & { ok: false }

/** The result of a successful call. */
export type Done<T> = Called & { ok: true; body: T }

export type Answer<T> = Done<T> | Failed

/** The product's own message for a response without one. */
export type ClientWords = {
  /** There was no response. Whether anything was changed is unknown: it may have been lost on its way. */
  lost: string
  /** The response is not ours, such as a proxy's page. */
  strange: (response: Pick<Response, 'status' | 'statusText'>) => string
}

/** The result of openapi-fetch: a successful response's text or file, the parsed body of an error. */
type Sent<D> = { data?: D; error?: unknown; response: Response }

type Message = { message?: string; error?: string; errors?: Issue[] }

const hasMessage = (body: unknown): body is Message => typeof body === 'object' && body !== null

async function answered<D, T>(
  sent: Promise<Sent<D>>,
  words: ClientWords,
  read: (response: Response, data: D | undefined) => Answer<T>,
): Promise<Answer<T>> {
  // It fails if the connection breaks, or if the caller aborts the call and does not need the result. The
  // browser's console has the reason, which nobody could act on.
  const come = await sent.catch(() => null)
  if (!come) return { ok: false, message: words.lost, issues: [] }
  const { data, error, response } = come
  return response.ok ? read(response, data) : refused(response, error, words)
}

/** The result of a running call; never throws. */
export const answerOf = <T>(sent: Promise<Sent<string>>, words: ClientWords): Promise<Answer<T>> =>
  answered(sent, words, (response, text = '') => done<T>(response, text, words))

/** The result of a running call that is answered with a file; a page in its place is a proxy's. Never throws. */
export const fileAnswerOf = (sent: Promise<Sent<Blob>>, words: ClientWords): Promise<Answer<Blob>> =>
  answered(sent, words, (response, file) => {
    if (!file || file.type.startsWith('text/html')) return strange(response, words)
    return { ok: true, message: 'Done', issues: [], status: response.status, body: file }
  })

function done<T>(response: Response, text: string, words: ClientWords): Answer<T> {
  const { status } = response
  try {
    // The contract's tests check that the responses match the document.
    const body: T = JSON.parse(text)
    if (!hasMessage(body)) return strange(response, words)
    const { message }: Message = body
    return {
      ok: true,
      message: message ?? 'Done',
      issues: [],
      status,
      isOwnMessage: message !== undefined,
      body,
    }
  } catch {
    // The truth: it is not JSON.
    return strange(response, words)
  }
}

function refused(response: Response, body: unknown, words: ClientWords): Failed {
  if (!hasMessage(body)) return strange(response, words)
  const { headers, status, statusText } = response
  const own = body.message ?? body.error
  const retryAfter = Number(headers.get('retry-after')) || undefined
  const message = own ?? `HTTP ${status}: ${statusText}`
  const { error: code, errors: issues = [] } = body
  return { ok: false, message, issues, status, code, isOwnMessage: own !== undefined, retryAfter }
}

const strange = (response: Response, words: ClientWords): Failed => ({
  ok: false,
  message: words.strange(response),
  issues: [],
  status: response.status,
})

/** Whether a change was based on an older version than the stored one. */
export const isOutdated = ({ issues }: Called): boolean => issues.some(({ path }) => path === 'updatedAt')

/** The server's own words, or that there was no response; else `fallback`. */
export const messageOr = ({ isOwnMessage, message, status }: Called, fallback: string): string =>
  isOwnMessage || !status ? message : fallback
