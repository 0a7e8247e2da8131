import { setTimeout as sleep } from 'node:timers/promises'
import { type SentAnswer, sendRaw } from './send'
import type { Part, PartResult } from './target'

/** A guest reads a page before requesting the next one, in milliseconds. */
const READS_FOR = [500, 1_500] as const
/** No guest waits longer than this while others save, except one in a hundred. */
const PATIENCE_MS = 1_000
const MANY = 50

type Round = {
  address: string
  /** Of a person who may change the vehicles. */
  token: string
  /** What is saved, all of it at once. */
  vehicles: readonly number[]
  saves: number
  guests: number
  /** What guests request. */
  pages: readonly string[]
}

type Save = { vehicle: number; mileage: number; answer: SentAnswer }

/** The outcome of the saves and of the reads meanwhile. */
export type RoundFigures = {
  saved: number
  /** Sent away, with a time to wait. */
  sentAway: number
  failed: number
  /** The response to the first of these. */
  firstFailure?: string
  reads: number
  readsFailed: number
  medianMs: number
  p99Ms: number
  seconds: number
}

/** One change of one vehicle, as sent by its form. */
async function save({ address, token }: Round, vehicle: number, mileage: number): Promise<Save> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const body = [Buffer.from(JSON.stringify({ mileage }))]
  const length = String(body[0]?.length ?? 0)
  const sending = { method: 'PATCH', headers: { ...headers, 'content-length': length }, body }
  return { vehicle, mileage, answer: await sendRaw(address, `/api/v1/vehicles/${vehicle}`, sending) }
}

/** Reads until it is over. */
async function readOn(
  { address, pages }: Round,
  guest: number,
  isOver: () => boolean,
): Promise<SentAnswer[]> {
  const [least, most] = READS_FOR
  const answers: SentAnswer[] = []
  await sleep((most * ((guest * 7) % 20)) / 20)
  for (let page = guest; !isOver(); page += 1) {
    answers.push(await sendRaw(address, pages[page % pages.length] ?? '/'))
    await sleep(least + Math.random() * (most - least))
  }
  return answers
}

const share = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0

/** Saves all at once while guests read, and reports the outcome of both. */
export async function savesBesideReaders(round: Round): Promise<{ figures: RoundFigures; saves: Save[] }> {
  const began = performance.now()
  let isOver = false
  const guests = Array.from({ length: round.guests }, (_, guest) => readOn(round, guest, () => isOver))
  await sleep(READS_FOR[1])
  const saves = await Promise.all(
    Array.from({ length: round.saves }, (_, n) =>
      save(round, round.vehicles[n % round.vehicles.length] ?? 0, 1_000 + n),
    ),
  )
  isOver = true
  const reads = (await Promise.all(guests)).flat()
  const times = reads.map(({ ms }) => ms).sort((a, b) => a - b)
  const isSentAway = ({ answer }: Save) => answer.status === 503 && Boolean(answer.headers['retry-after'])
  const isSaved = ({ answer }: Save) => answer.status === 200
  const failed = saves.filter((one) => !isSaved(one) && !isSentAway(one))
  const figures = {
    saved: saves.filter(isSaved).length,
    sentAway: saves.filter(isSentAway).length,
    failed: failed.length,
    firstFailure: failed[0] && `${failed[0].answer.status} ${failed[0].answer.text.slice(0, 300)}`,
    reads: reads.length,
    readsFailed: reads.filter(({ status }) => status !== 200).length,
    medianMs: share(times, 0.5),
    p99Ms: share(times, 0.99),
    seconds: Math.round((performance.now() - began) / 100) / 10,
  }
  return { figures, saves }
}

/** What is wrong with a round: nobody may get a fault, and no guest may wait for writers. */
export function faultsOf(
  name: string,
  { failed, firstFailure, p99Ms, readsFailed, saved }: RoundFigures,
): string[] {
  return [
    failed > 0 && `${name}: ${failed} saves were neither done nor told to come back, such as ${firstFailure}`,
    saved === 0 && `${name}: nothing was saved`,
    readsFailed > 0 && `${name}: ${readsFailed} reads failed`,
    p99Ms > PATIENCE_MS && `${name}: one guest in a hundred waits ${p99Ms} ms`,
  ].filter((fault) => fault !== false)
}

const jsonOf = ({ text }: SentAnswer) => JSON.parse(Buffer.from(text, 'latin1').toString('utf8'))

async function signIn(address: string, person: { email: string; password: string }): Promise<string> {
  const body = [Buffer.from(JSON.stringify(person))]
  const headers = { 'content-type': 'application/json', 'content-length': String(body[0]?.length ?? 0) }
  return jsonOf(await sendRaw(address, '/api/v1/auth/sign-in', { method: 'POST', headers, body })).token
}

async function published(address: string): Promise<number[]> {
  const { data } = jsonOf(await sendRaw(address, `/api/v1/vehicles/public/listing?limit=${MANY}`))
  return data.map(({ id }: { id: number }) => id)
}

/** Saves of one vehicle and of fifty, all at once, while guests read. */
export const siegeSaves: Part = async (target): Promise<PartResult> => {
  const { address, admin, print } = target
  const { guests, saves } = target.size
  const token = await signIn(address, admin)
  const vehicles = await published(address)
  const pages = ['/', '/vehicles', '/api/v1/vehicles/public/listing', `/vehicles/${vehicles.at(-1)}`]
  const findings: string[] = []
  const figures: Record<string, unknown> = {}
  for (const [name, some] of [
    ['one', vehicles.slice(0, 1)],
    ['many', vehicles.slice(0, MANY)],
  ] as const) {
    const round = await savesBesideReaders({ address, token, vehicles: some, saves, guests, pages })
    print(`  ${saves} saves of ${some.length}: ${JSON.stringify(round.figures)}`)
    figures[name] = round.figures
    findings.push(...faultsOf(name, round.figures))
  }
  return { ok: findings.length === 0, figures, findings }
}
