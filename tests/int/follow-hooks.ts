import type { CollectionSlug, Payload } from 'payload'

/** What a hook of somebody else was told: 'create', 'update' or 'delete', and of which record. */
export type Told = { did: string; id: unknown; doc: Record<string, unknown> }

/**
 * Adds hooks to a collection as a plugin does, for as long as `work` takes.
 *
 * @returns what they were told, in order
 */
export async function followingHooks(
  payload: Payload,
  slug: CollectionSlug,
  work: () => Promise<unknown>,
): Promise<Told[]> {
  const { hooks } = payload.collections[slug].config
  const before = { afterChange: hooks.afterChange, afterDelete: hooks.afterDelete }
  const told: Told[] = []
  hooks.afterChange = [
    ...before.afterChange,
    ({ doc, operation }) => void told.push({ did: operation, id: doc.id, doc }),
  ]
  hooks.afterDelete = [...before.afterDelete, ({ doc, id }) => void told.push({ did: 'delete', id, doc })]
  try {
    await work()
  } finally {
    Object.assign(hooks, before)
  }
  return told
}
