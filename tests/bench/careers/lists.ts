import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { ShowroomScope } from '@/kernel/showroom-scope'
import { findApplications } from '@/modules/careers/applications/queries/find-applications'
import { applicationWork } from '@/modules/careers/applications/queries/list-application-work'
import {
  getApplication,
  listApplicationHistory,
  listApplications,
  listBoard,
  listRatings,
} from '@/modules/careers/applications/queries/list-applications'
import { applicationsFilter } from '@/modules/careers/applications/schemas/applications-filter'
import { listOpenings } from '@/modules/careers/openings/queries/list-openings'
import { openingsQuery } from '@/modules/careers/openings/schemas/openings'
import { count } from '@/server/rows/select'
import { COUNTED } from '@/ui/back-office/list/words'
import { OPENINGS } from './rows'

/** One list as its screens and calls read it; each turn uses other filters, pages and people. */
export type List = { name: string; read: (turn: number) => Promise<{ rows: readonly unknown[] }> }

const ZONE = 'Asia/Tokyo'
const READER = 101

/** One of a list of things, in turn. */
const inTurn = <T>(things: readonly T[], turn: number): T => {
  const place = turn % things.length
  const [thing] = things.slice(place, place + 1) as [T]
  return thing
}

/** Page 1 mostly, and now and then one further down. */
const pageOf = (turn: number): string => String(turn % 4 === 3 ? 2 + (turn % 7) : 1)

/** Staff of all showrooms, and of two. */
const scopeOf = (turn: number): ShowroomScope => inTurn<ShowroomScope>(['all', [1, 2]], Math.floor(turn / 2))

const FILTERS: readonly Record<string, string>[] = [
  {},
  { status: 'SUBMITTED' },
  { status: 'UNDER_REVIEW', sort: 'waiting' },
  { status: 'REJECTED' },
  { status: 'WITHDRAWN' },
  { shortlistStatus: 'SHORTLISTED' },
  { country: 'Kenya' },
  { jobTitle: 'clerk' },
  { jobLocation: 'Nairobi' },
  { dateFrom: '2026-06-01', dateTo: '2026-08-31' },
  { sort: 'oldest' },
  { sort: 'waiting' },
  { status: 'INTERVIEW', sort: 'rating' },
]

const NAMES = ['Amina Otieno', 'applicant417@mail', 'Kenji', 'Watanabe 41', 'nobody at all']

/** Every list of applications, and one with its history. */
export function listsOf(payload: Payload, applications: number): List[] {
  const db = payload.db.drizzle
  const someJob = (turn: number) => String(1 + ((turn * 79) % OPENINGS))
  const reader = (turn: number) => ({ userId: READER, timezone: ZONE, showrooms: scopeOf(turn) })
  const list = async (given: Record<string, string>, turn: number, countTo?: number) => {
    const filter = applicationsFilter.parse({ ...given, page: pageOf(turn) })
    const { rows } = await listApplications(db, filter, reader(turn), countTo)
    const ids = rows.map(({ id }) => id)
    return { rows: [...rows, ...(await listRatings(db, ids, READER))] }
  }
  const board = async (given: Record<string, string>, turn: number) => {
    const columns = await listBoard(db, applicationsFilter.parse(given), reader(turn), COUNTED)
    return { rows: columns.flatMap(({ rows }) => rows) }
  }
  return [
    // The screens stop counting, the calls count to the end.
    { name: 'the table', read: (turn) => list(inTurn(FILTERS, turn), turn, COUNTED) },
    { name: 'the table by call', read: (turn) => list(inTurn(FILTERS, turn), turn) },
    { name: 'the table of a job', read: (turn) => list({ jobId: someJob(turn) }, turn, COUNTED) },
    { name: 'the table by names', read: (turn) => list({ applicantName: inTurn(NAMES, turn) }, 0, COUNTED) },
    { name: 'the board', read: (turn) => board({}, turn) },
    { name: 'the board of a job', read: (turn) => board({ jobId: someJob(turn) }, turn) },
    {
      name: 'the search across the back office',
      read: async (turn) => ({
        rows: await findApplications(
          payload,
          inTurn(NAMES, turn),
          { id: READER, showrooms: scopeOf(turn) },
          5,
        ),
      }),
    },
    {
      name: 'an application with its ratings and history',
      read: async (turn) => {
        const id = 1 + ((turn * 7_919) % applications)
        const application = await getApplication(db, id)
        const [ratings, history] = [await listRatings(db, [id], READER), await listApplicationHistory(db, id)]
        return { rows: application ? [application, ...ratings, ...history] : [] }
      },
    },
    {
      name: 'the jobs of staff',
      read: (turn) =>
        listOpenings(db, openingsQuery.parse({ page: pageOf(turn) }), {
          seesAll: true,
          timezone: ZONE,
          now: new Date(),
        }),
    },
    {
      name: 'the badge and the work on the dashboard',
      read: async (turn) => {
        const viewer = { id: READER, showrooms: scopeOf(turn), seesCustomers: true }
        const counted = await count(db, sql`FROM (${applicationWork.waiting(viewer)} LIMIT 100) w`)
        return { rows: [counted, ...(await applicationWork.oldest(payload, viewer, 5))] }
      },
    },
  ]
}
