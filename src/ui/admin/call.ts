import type { Issue } from '@/kernel/issue'

/** What came of a call: a sentence for the person who made it, and what is wrong with which field. */
export type Called = { ok: boolean; message: string; issues: Issue[]; data?: unknown }

type Body = { message?: string; errors?: Issue[]; data?: unknown }

/** Calls the product's own contract from a screen; never throws. `path` begins after /api/v1. */
export async function callApi(method: string, path: string, body?: unknown): Promise<Called> {
  const json = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  return called(path, { method, ...(body === undefined ? {} : json) })
}

/** The same with a file as the whole body. */
export const sendFile = (method: string, path: string, file: File): Promise<Called> =>
  called(path, { method, headers: { 'content-type': 'application/octet-stream' }, body: file })

async function called(path: string, init: RequestInit): Promise<Called> {
  try {
    const answer = await fetch(`/api/v1${path}`, init)
    const said = (await answer.json()) as Body
    const message = said.message ?? (answer.ok ? 'Done' : `HTTP ${answer.status}`)
    return { ok: answer.ok, message, issues: said.errors ?? [], data: 'data' in said ? said.data : said }
  } catch {
    return { ok: false, message: 'Network error occurred. Nothing was changed; try again.', issues: [] }
  }
}
