/** What came of a call: its data, or what to tell. */
export type Answered<T> = { ok: true; data: T } | { ok: false; message: string; errors: Problem[] }
export type Problem = { path: string; message: string }

/** Calls one of the routes below /api/v1/imports. */
export async function callImport<T>(method: string, path: string, body?: unknown): Promise<Answered<T>> {
  try {
    const answer = await fetch(`/api/v1/imports${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    const said = await answer.json()
    if (answer.ok) return { ok: true, data: said.data as T }
    return { ok: false, message: said.message ?? `HTTP ${answer.status}`, errors: said.errors ?? [] }
  } catch {
    return { ok: false, message: 'The connection was lost. Nothing was changed; try again.', errors: [] }
  }
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
