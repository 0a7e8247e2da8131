import { after } from 'next/server'
import { cache } from 'react'
import { noteVisit } from '@/modules/inventory/visits/operations/note-visit'
import { readVisitsOf } from '@/modules/inventory/visits/queries/read-visits'
import { isNoted, visitAt } from '@/modules/inventory/visits/rules/visit'
import { runningPayload } from '@/server/running-payload'

/**
 * When the person's visit before this one ended; null during their first. That they are here now is written down once
 * the page has been sent.
 */
export const readPreviousVisitAndNoteThis = cache(async (userId: number): Promise<Date | null> => {
  const db = runningPayload().db.drizzle
  const now = new Date()
  const stored = await readVisitsOf(db, userId)
  const visit = visitAt(stored, now)
  if (isNoted(stored, now)) after(() => noteVisit(db, userId, visit))
  return visit.beforeAt
})
