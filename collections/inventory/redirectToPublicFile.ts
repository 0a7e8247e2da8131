import { isStorageKey, storage } from '@/server/storage'

const refused = (status: number, message: string): Response =>
  Response.json({ errors: [{ message }] }, { status })

/**
 * Redirects from Payload's own address of a picture to the one that serves it. Payload would look for the
 * file in a folder of its own and report an internal error.
 */
export async function redirectToPublicFile(
  _req: unknown,
  { params }: { params: { filename: string } },
): Promise<Response> {
  const key = `media/${params.filename}`
  if (!isStorageKey(key)) return refused(404, 'Not found')
  try {
    if (!(await storage().head(key))) return refused(404, 'Not found')
  } catch {
    return refused(503, 'The file storage cannot be reached. Please try again.')
  }
  const location = `/media/${encodeURIComponent(params.filename)}`
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'private, no-store' } })
}
