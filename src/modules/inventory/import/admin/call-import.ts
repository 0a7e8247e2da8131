import { callApi } from '@/ui/back-office/call'

/** What came of a call: its data, or what to tell. */
export type Answered<T> = { ok: true; data: T } | { ok: false; message: string; errors: Problem[] }
export type Problem = { path: string; message: string }

/** Calls one of the routes below /api/v1/imports; never throws. */
export async function callImport<T>(method: string, path: string, body?: unknown): Promise<Answered<T>> {
  const { data, issues, message, ok } = await callApi(method, `/imports${path}`, body)
  return ok ? { ok, data: data as T } : { ok, message, errors: issues }
}

/** Where a file is downloaded from. */
export const importAddress = (path: string): string => `/api/v1/imports${path}`

/** Gives a text to the browser as a file. */
export function downloadText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
