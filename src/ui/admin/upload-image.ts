import type { Called } from './call'

/** What came of sending a picture: its id, or why there is none. */
export type Uploaded = { ok: true; id: number } | ({ ok: false } & Called)

type Answer = { doc?: { id?: number }; errors?: { message?: string }[]; message?: string }

/** Stores a picture, which the server re-encodes, and tells its id. Never throws. */
export async function uploadImage(file: File): Promise<Uploaded> {
  const failed = (message: string): Uploaded => ({ ok: false, message, issues: [] })
  try {
    const form = new FormData()
    form.set('file', file)
    form.set('_payload', '{}')
    const answer = await fetch('/api/media', { method: 'POST', body: form })
    const said = (await answer.json()) as Answer
    if (answer.ok && said.doc?.id) return { ok: true, id: said.doc.id }
    return failed(said.errors?.[0]?.message ?? said.message ?? 'Failed to upload image')
  } catch {
    return failed('Failed to upload image')
  }
}
