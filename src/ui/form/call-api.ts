import { noteSession } from '@/ui/session'

/** What came of a call. `errors` are messages by the names of fields, `data` is the whole answer. */
export type Outcome = {
  ok: boolean
  status: number
  message: string
  errors: Record<string, string>
  data: unknown
}

type Body = { message?: string; errors?: { path: string; message: string }[] }

// Whether anything was changed is not known: the answer may have been lost on its way.
const NO_LINE = 'There is no answer from the site. What you typed is still here: please try again.'

/** Calls the contract for the person who is signed in. Never throws: without a line `status` is 0. */
export const callApi = (method: string, path: string, body?: unknown): Promise<Outcome> =>
  outcomeOf(path, {
    method,
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })

/** The same with a file as the whole body. */
export const sendFile = (method: string, path: string, file: File): Promise<Outcome> =>
  outcomeOf(path, { method, headers: { 'content-type': 'application/octet-stream' }, body: file })

async function outcomeOf(path: string, init: RequestInit): Promise<Outcome> {
  try {
    const answer = await fetch(`/api/v1${path}`, init)
    noteSession(answer.status)
    const data = (await answer.json().catch(() => ({}))) as Body
    const { message, errors = [] } = data
    return {
      ok: answer.ok,
      status: answer.status,
      message: message ?? `HTTP ${answer.status}: ${answer.statusText}`,
      errors: Object.fromEntries(errors.map((one) => [one.path, one.message])),
      data,
    }
  } catch {
    return { ok: false, status: 0, message: NO_LINE, errors: {}, data: {} }
  }
}

/** What an answer says, or the fallback where it says nothing in words. */
export function saidBy({ status, message, data }: Outcome, fallback: string): string {
  return status === 0 ? message : ((data as Body).message ?? fallback)
}
