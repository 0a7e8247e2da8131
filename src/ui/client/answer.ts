import type { Issue } from '@/kernel/issue'

/** As much of what came of a call as a screen says: a sentence, and what is wrong with which field. */
export type Called = {
  ok: boolean
  message: string
  issues: readonly Issue[]
  /** The answer's status; absent when there was no answer. */
  status?: number
  /** Whether the sentence is the server's own. */
  isSaid?: boolean
  /** After how many seconds the same call may do, where the server says so. */
  retryAfter?: number
}

type Failed = Called & { ok: false }

/** What came of a call that did what it was asked. */
export type Done<T> = Called & { ok: true; body: T }

export type Answer<T> = Done<T> | Failed

/** What the product says by itself of an answer without words of its own. */
export type ClientWords = {
  /** There was no answer. Whether anything was changed is not known: it may have been lost on its way. */
  lost: string
  /** What came is none of ours, such as the page of a proxy. */
  strange: (response: Pick<Response, 'status' | 'statusText'>) => string
}

/** What openapi-fetch gives: the text of a good answer, the parsed body of a refusal. */
type Sent = { data?: string; error?: unknown; response: Response }

type Said = { message?: string; error?: string; errors?: Issue[] }

const isSaid = (body: unknown): body is Said => typeof body === 'object' && body !== null

/** What came of a call that is on its way; never throws. */
export async function answerOf<T>(sent: Promise<Sent>, words: ClientWords): Promise<Answer<T>> {
  // It fails when the line breaks, or when the caller stops the call and does not ask what came of it. The browser's
  // own console has the reason, which says nothing that anybody could act on.
  const come = await sent.catch(() => null)
  if (!come) return { ok: false, message: words.lost, issues: [] }
  const { data = '', error, response } = come
  return response.ok ? done<T>(response, data, words) : refused(response, error, words)
}

function done<T>(response: Response, text: string, words: ClientWords): Answer<T> {
  const { status } = response
  try {
    // What the document promises of an answer is held against the answers themselves by the tests of the contract.
    const body: T = JSON.parse(text)
    if (!isSaid(body)) return strange(response, words)
    const { message }: Said = body
    return { ok: true, message: message ?? 'Done', issues: [], status, isSaid: message !== undefined, body }
  } catch {
    // Said as what it is: no JSON.
    return strange(response, words)
  }
}

function refused(response: Response, body: unknown, words: ClientWords): Failed {
  if (!isSaid(body)) return strange(response, words)
  const { headers, status, statusText } = response
  const own = body.message ?? body.error
  const retryAfter = Number(headers.get('retry-after')) || undefined
  const message = own === undefined ? `HTTP ${status}: ${statusText}` : withWait(own, status, retryAfter)
  return { ok: false, message, issues: body.errors ?? [], status, isSaid: own !== undefined, retryAfter }
}

const strange = (response: Response, words: ClientWords): Failed => ({
  ok: false,
  message: words.strange(response),
  issues: [],
  status: response.status,
})

const TOO_MANY = 429
const MINUTE = 60

/** 'in 40 seconds', 'in 3 minutes': never less than has to be waited. */
function waitText(seconds: number): string {
  const [count, unit] = seconds < MINUTE ? [seconds, 'second'] : [Math.ceil(seconds / MINUTE), 'minute']
  return `in ${count} ${unit}${count === 1 ? '' : 's'}`
}

const LATER = /\blater\.$/

/** A refusal of one call too many also says after how long another is worth a try: in place of 'later', or at its end. */
function withWait(message: string, status: number, seconds: number | undefined): string {
  if (status !== TOO_MANY || !seconds) return message
  const wait = waitText(seconds)
  return LATER.test(message) ? message.replace(LATER, `${wait}.`) : `${message} You can try again ${wait}.`
}

/** Whether a change was made on an older state than the stored one. */
export const isOutdated = ({ issues }: Called): boolean => issues.some(({ path }) => path === 'updatedAt')

/** What is wrong with each field, the last that is said of it. */
export const errorsByField = ({ issues }: Called): Readonly<Record<string, string>> =>
  Object.fromEntries(issues.map(({ message, path }) => [path, message]))

/** The server's own words, or that there was no answer; else `fallback`. */
export const saidOr = ({ isSaid, message, status }: Called, fallback: string): string =>
  isSaid || !status ? message : fallback
