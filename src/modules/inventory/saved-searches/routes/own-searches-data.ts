import { z } from 'zod'
import { timestamp } from '@/api/answer-schemas'
import type { OwnData } from '@/api/module'
import { listSearchesOfPerson } from '../queries/list-searches-of-person'

/** Saved searches in the export of one’s own data. */
export const ownSearchesData: OwnData = {
  key: 'savedSearches',
  shape: z.array(
    z.object({ name: z.string(), query: z.string(), frequency: z.string(), savedAt: timestamp }),
  ),
  read: listSearchesOfPerson,
}
