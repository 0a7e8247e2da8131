import type { CollectionSlug, Payload } from 'payload'

/** What another module's hook got: 'create', 'update' or 'delete', and of which record. */
export type Reported = { did: string; id: unknown; doc: Record<string, unknown> }

/**
 * Adds hooks to a collection like a plugin, while `work` runs.
 *
 * @returns what they got, in order
 */
export async function followingHooks(
  payload: Payload,
  slug: CollectionSlug,
  work: () => Promise<unknown>,
): Promise<Reported[]> {
  const { hooks } = payload.collections[slug].config
  const before = { afterChange: hooks.afterChange, afterDelete: hooks.afterDelete }
  const reported: Reported[] = []
  hooks.afterChange = [
    ...before.afterChange,
    ({ doc, operation }) => void reported.push({ did: operation, id: doc.id, doc }),
  ]
  hooks.afterDelete = [...before.afterDelete, ({ doc, id }) => void reported.push({ did: 'delete', id, doc })]
  try {
    await work()
  } finally {
    Object.assign(hooks, before)
  }
  return reported
}
