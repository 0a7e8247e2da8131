import type { PayloadRequest } from 'payload'
import { recordEvent } from '@/server/audit/record-event'
import { dbOf } from '@/server/db-of'
import { buildVcards } from '../queries/build-vcards'
import { listPeople, listPeopleByIds } from '../queries/list-people'
import type { Person } from '../queries/select-person'
import type { ContactQuery } from '../schemas/person-input'

/** The most people in one file. */
export const EXPORT_MOST = 1000

/**
 * People as a file of contact cards: those selected, or the filter's first 1,000. Exports are recorded in the
 * audit log.
 *
 * @param chosen their ids; undefined for the filter
 */
export async function exportPeople(
  req: PayloadRequest,
  chosen: readonly number[] | undefined,
  query: ContactQuery,
): Promise<string> {
  const db = await dbOf(req)
  const people: Person[] = chosen
    ? await listPeopleByIds(db, chosen)
    : (await listPeople(db, { ...query, page: 1, limit: EXPORT_MOST })).people
  await recordEvent(req, {
    action: 'export',
    area: 'Users',
    detail: `${people.length} ${people.length === 1 ? 'contact card' : 'contact cards'}`,
  })
  return buildVcards(people)
}
