import os from 'node:os'
import type { Payload } from 'payload'
import { withClient } from '../../../scripts/lib/database.mjs'
import { readListed } from '../pages/addresses'
import { readWishes } from '../search/requests'
import type { Server } from './load'
import { type Compared, compare, type Effort } from './measure'
import { makeQuestions, type Questions } from './questions'

type Options = Effort & {
  server: Server
  /** On the same database, to derive queries from its contents. */
  payload: Payload
  databaseUrl: string
  /** Different queries of each kind. */
  questions: number
  print: (text: string) => void
}

/** The minimum ratio of responses per second to Payload's own interface in its minimal form. */
const GOALS = { listing: 3, facets: 3, text: 20, vehicle: 2.5 } as const
type Question = keyof typeof GOALS

/** Searches for which both must return the same total. */
const TOTALS = 20

const HOW = {
  guest: 'the contract, asked by a guest; the goals are for these',
  staff: 'the contract, asked by the staff who also ask Payload',
  bare: "Payload's own REST: page, total and order with depth 0, no joins, a card's fields alone; for facets the same without any count, for text a like on the title",
  same: "Payload's own REST with depth 1 for the names and one picture; for facets the bare page and one count for each facet, a request each",
  per_second: 'whole answers; ratio and staff_ratio against bare, ratio_same against same',
  cpu_ratio: "processor time of app and database, Payload's bare answer against the guest's",
}

const loadAverage = () => os.loadavg().map((value) => Number(value.toFixed(2)))

async function request({ origin, token }: Server, path: string): Promise<string> {
  const answer = await fetch(origin + path, { headers: { authorization: `Bearer ${token}` } })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 300)}`)
  return text
}

/** Searches with different totals from the two interfaces: they would not be answering the same query. */
async function differing(server: Server, { listing, searches }: Questions): Promise<string[]> {
  const wrong: string[] = []
  for (const place of searches.slice(0, TOTALS).keys()) {
    const [ours = '', bare = ''] = [listing.ours[place], listing.bare[place]]
    const { total } = JSON.parse(await request(server, ours)) as { total: number }
    const { totalDocs } = JSON.parse(await request(server, bare)) as { totalDocs: number }
    if (total !== totalDocs) wrong.push(`${ours}: ${total}, Payload ${totalDocs}`)
  }
  return wrong
}

/** Compares the two interfaces of a running product, and reports which goals were reached. */
export async function benchApi(options: Options) {
  const { databaseUrl, payload, print, server } = options
  const listed = await withClient(databaseUrl, readListed)
  const wishes = await readWishes(payload, Math.min(2_000, options.questions * 2))
  const ids = listed.map(({ id }) => id)
  const questions = await makeQuestions(payload, wishes, ids, options.questions)
  const wrong = await differing(server, questions)
  for (const one of wrong) print(`different totals: ${one}`)
  const before = loadAverage()
  const answers = {} as Record<Question, Compared>
  for (const question of Object.keys(GOALS) as Question[]) {
    const compared = await compare(server, questions[question], options)
    const { bare, guest, same } = compared
    print(
      `${question}: ${guest.per_second}/s against ${bare.per_second}/s bare and ${same.per_second}/s for the same card, ` +
        `${(guest.app_ms + guest.database_ms).toFixed(2)} ms against ${(bare.app_ms + bare.database_ms).toFixed(2)} ms of processor`,
    )
    answers[question] = compared
  }
  return verdict(answers, {
    different_totals: wrong.length,
    bytes_of_twelve: await bytesOfTwelve(server, questions),
    vehicles_listed: listed.length,
    clients: options.clients,
    load_average: { before, after: loadAverage() },
    how: HOW,
  })
}

/** Size of a page of twelve without any filter, uncompressed, in bytes. */
const bytesOfTwelve = async (server: Server, { twelve }: Questions) =>
  Object.fromEntries(
    await Promise.all(
      (['ours', 'bare', 'same'] as const).map(async (side) => [
        side,
        Buffer.byteLength(await request(server, twelve[side][0] ?? '')),
      ]),
    ),
  ) as Record<'ours' | 'bare' | 'same', number>

function verdict<T extends { different_totals: number }>(answers: Record<Question, Compared>, facts: T) {
  const names = Object.keys(GOALS) as Question[]
  const missed = names.filter((name) => answers[name].ratio < GOALS[name])
  const failed = names.flatMap((name) =>
    (['guest', 'staff', 'bare', 'same'] as const).map((side) => answers[name][side].failed),
  )
  const failures = failed.reduce((sum, n) => sum + n, 0)
  const of = (figure: 'ratio' | 'ratio_same' | 'staff_ratio' | 'cpu_ratio') =>
    Object.fromEntries(names.map((name) => [name, answers[name][figure]])) as Record<Question, number>
  return {
    ok: missed.length === 0 && failures === 0 && facts.different_totals === 0,
    ratio: of('ratio'),
    goals: GOALS,
    missed,
    failures,
    staff_ratio: of('staff_ratio'),
    ratio_same: of('ratio_same'),
    cpu_ratio: of('cpu_ratio'),
    ...facts,
    answers,
  }
}
