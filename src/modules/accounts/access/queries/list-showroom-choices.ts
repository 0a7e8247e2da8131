import { definePort } from '@/server/port'
import type { Db } from '@/server/transaction'

/** A showroom as an option when assigning people. */
export type ShowroomChoice = { id: number; name: string }

/** The module that owns the showrooms registers here. */
export const showroomOwners = definePort<(db: Db) => Promise<ShowroomChoice[]>>('showroomOwners')

/** Showrooms to choose from, sorted for display. */
export async function showroomChoices(db: Db): Promise<ShowroomChoice[]> {
  const kept = await Promise.all(showroomOwners.all().map((listOf) => listOf(db)))
  return kept.flat()
}
