import type { Payload, TypedUser } from 'payload'

/**
 * The name of the record that one of Payload's own screens shows, as far as this person may read it; null for any
 * other screen, and for a record without a name.
 *
 * @param segments the URL under /admin in Payload's words
 */
export async function readDocumentName(
  payload: Payload,
  user: TypedUser | null,
  segments: readonly string[],
): Promise<string | null> {
  const [kind, slug, id = ''] = segments
  const shown = payload.config.collections.find((one) => kind === 'collections' && one.slug === slug)
  const field = shown?.admin.useAsTitle ?? 'id'
  if (!shown || !user || field === 'id' || !/^[1-9]\d{0,9}$/.test(id)) return null
  const { docs } = await payload.find({
    collection: shown.slug,
    where: { id: { equals: Number(id) } },
    limit: 1,
    depth: 0,
    pagination: false,
    user,
    overrideAccess: false,
    // Nothing is found where nothing may be read.
    disableErrors: true,
  })
  const name: unknown = Object.entries(docs[0] ?? {}).find(([key]) => key === field)?.[1]
  return typeof name === 'string' && name.trim() !== '' ? name : null
}
