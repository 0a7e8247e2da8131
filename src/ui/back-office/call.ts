import type { Issue } from '@/kernel/issue'

/** What came of a call: a sentence for the person who made it, and what is wrong with which field. */
export type Called = {
  ok: boolean
  message: string
  issues: Issue[]
  data?: unknown
  /** The answer's status; absent when there was no answer. */
  status?: number
  /** Whether the sentence is the server's own. */
  isSaid?: boolean
}

type Body = { message?: string; error?: string; errors?: Issue[]; data?: unknown }

/** Said wherever there was no answer. Whether anything was changed is not known: it may have been lost on its way. */
export const NETWORK_ERROR = 'Network error occurred'
const NO_JSON = 'Invalid JSON response from server'

/** Calls the product's own contract from a screen; never throws. `path` begins after /api/v1. */
export async function callApi(
  method: string,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<Called> {
  const json = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  return called(path, { method, signal, ...(body === undefined ? {} : json) })
}

/** The same with a file as the whole body. */
export const sendFile = (method: string, path: string, file: File): Promise<Called> =>
  called(path, { method, headers: { 'content-type': 'application/octet-stream' }, body: file })

const UNANSWERED: Called = { ok: false, message: NETWORK_ERROR, issues: [] }

async function called(path: string, init: RequestInit): Promise<Called> {
  // Both reject when the line breaks, or when the caller stops the call and does not ask what came of it. The
  // browser's own console has the reason, which says nothing that a clerk could act on.
  const answer = await fetch(`/api/v1${path}`, init).catch(() => null)
  const text = await answer?.text().catch(() => null)
  if (!answer || typeof text !== 'string') return UNANSWERED
  return calledFrom(answer, text)
}

/** What an answer says, whichever way it was asked for. */
export function calledFrom(
  { ok, status, statusText }: Pick<Response, 'ok' | 'status' | 'statusText'>,
  text: string,
): Called {
  const said = bodyOf(text)
  if (!said) return { ok: false, message: NO_JSON, issues: [], status }
  const own = said.message ?? said.error
  const message = own ?? (ok ? 'Done' : `HTTP ${status}: ${statusText}`)
  const data = 'data' in said ? said.data : said
  return { ok, message, issues: said.errors ?? [], data, status, isSaid: own !== undefined }
}

/** The body of an answer; null for what is none of ours, such as the page of a proxy. */
function bodyOf(text: string): Body | null {
  try {
    const said: unknown = JSON.parse(text)
    return typeof said === 'object' ? said : null
  } catch {
    // Said to the caller as what it is: no JSON.
    return null
  }
}
