import type { Db } from '@/server/db-of'
import { defineSinglePort } from '@/server/port'

/** A showroom as an option when assigning people. */
export type ShowroomChoice = { id: number; name: string }

/** The module that owns the showrooms registers here. */
export const showroomOwner = defineSinglePort<(db: Db) => Promise<ShowroomChoice[]>>('showroomOwner')

/** Showrooms to choose from, sorted for display. */
export const listShowroomChoices = (db: Db): Promise<ShowroomChoice[]> => showroomOwner.get()(db)
