import { z } from 'zod'
import { timestamp } from '@/api/answer-schemas'
import type { OwnData } from '@/api/module'
import { readOwnVisits as visitsOf } from '../queries/read-visits'

/** The last two visits in the export of one’s own data. */
export const ownVisitsData: OwnData = {
  key: 'visits',
  shape: z.object({ seenAt: timestamp, beforeAt: timestamp.nullable() }).nullable(),
  read: visitsOf,
}
