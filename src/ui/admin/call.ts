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

// Whether anything was changed is not known: the answer may have been lost on its way.
const NO_ANSWER = 'Network error occurred'
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

async function called(path: string, init: RequestInit): Promise<Called> {
  const answer = await fetch(`/api/v1${path}`, init).catch(() => null)
  if (!answer) return { ok: false, message: NO_ANSWER, issues: [] }
  const { ok, status, statusText } = answer
  const said = (await answer.json().catch(() => null)) as Body | null
  if (!said) return { ok: false, message: NO_JSON, issues: [], status }
  const own = said.message ?? said.error
  const message = own ?? (ok ? 'Done' : `HTTP ${status}: ${statusText}`)
  const data = 'data' in said ? said.data : said
  return { ok, message, issues: said.errors ?? [], data, status, isSaid: own !== undefined }
}
