import { definePort } from '@/server/port'
import type { Db } from '@/server/transaction'

/** A showroom as it is chosen for somebody's work. */
export type ShowroomChoice = { id: number; name: string }

/** Who keeps the showrooms that people are assigned to registers here. */
export const showroomKeepers = definePort<(db: Db) => Promise<ShowroomChoice[]>>('showroomKeepers')

/** Showrooms for choosing, in the order in which people look for them. */
export async function showroomChoices(db: Db): Promise<ShowroomChoice[]> {
  const kept = await Promise.all(showroomKeepers.all().map((listOf) => listOf(db)))
  return kept.flat()
}
