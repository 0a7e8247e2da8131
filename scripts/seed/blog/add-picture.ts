import type { Payload } from 'payload'
import { requestOf } from '../request-as-person'

/** Stores a picture for a post, and returns its id. */
export async function addPicture(
  payload: Payload,
  { alt, data, name }: { alt: string; data: Buffer; name: string },
): Promise<number> {
  const made = await payload.create({
    collection: 'media',
    data: { alt },
    file: { data, mimetype: 'image/webp', name, size: data.length },
    req: await requestOf(payload, 'admin'),
    overrideAccess: true,
    depth: 0,
  })
  return made.id
}
