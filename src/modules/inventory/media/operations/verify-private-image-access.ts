import type { Actor } from '@/kernel/permissions'
import type { Db } from '@/server/db-of'
import { definePort } from '@/server/port'

/** The records of a module that name private pictures. */
export type PrivateImages = {
  /** Whether somebody may see a record that names the picture at this address. */
  maySee(db: Db, actor: Actor, address: string): Promise<boolean>
}

/** Modules whose records have private pictures register here. */
export const privateImages = definePort<PrivateImages>('privateImages')

/** Whether a private picture opens for somebody: for its owner, and for whoever may see a record that names it. */
export async function maySeePrivateImage(
  db: Db,
  actor: Actor,
  { address, owner }: { address: string; owner: number | null },
): Promise<boolean> {
  if (actor.kind === 'guest') return false
  if (actor.id === owner) return true
  for (const records of privateImages.all()) if (await records.maySee(db, actor, address)) return true
  return false
}
