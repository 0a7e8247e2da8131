// The thread with the index. Started by file: apart from types it imports by full paths, without aliases, so
// that Node can run it unbundled.
import { parentPort, workerData } from 'node:worker_threads'
import { NO_PORT } from '../../../landed-price/rules/landed-total.ts'
import type { VehicleIndex } from '../memory/vehicle-index'
import type { Universe } from '../search-engine-type'
import { DestinationRefreshQueue } from './destination-refresh-queue.ts'
import { IndexFollower } from './index-follower.ts'
import { type Message, packCounts, type Question, type SentUniverse } from './index-thread-messages.ts'

const port = parentPort
if (!port) throw new Error('This file is a thread of the app')

const { connectionString } = workerData as { connectionString: string }
const follower = new IndexFollower({
  connectionString,
  onStep: sendState,
  report: (what) => post({ kind: 'log', ...what }),
})
const renewals = new DestinationRefreshQueue(() => follower.index, sendState)

function post(message: Message, moved: ArrayBuffer[] = []): void {
  port?.postMessage(message, moved)
}

function sendState(): void {
  const { index, loadMs, loads, seq } = follower
  post({
    kind: 'state',
    state: {
      isReady: index !== null,
      vehicles: index?.size ?? 0,
      seq: String(seq),
      bytes: index?.bytes ?? 0,
      loadMs,
      loads,
      destinations: index?.destinations.states() ?? [],
      renewMs: renewals.lastMs,
    },
  })
}

/**
 * The total counts, unless the caller has them. Their buffer is transferred, so they are packed each time.
 */
function sent(index: VehicleIndex, { counts, total }: Universe, known: string | undefined): SentUniverse {
  const stamp = `${follower.loads}.${index.version}.${index.destinations.stampAt(NO_PORT)}`
  return known === stamp ? { stamp, total } : { stamp, total, counts: packCounts(counts) }
}

const buffersOf = (...packed: (Int32Array | null | undefined)[]): ArrayBuffer[] =>
  packed.flatMap((one) => (one ? [one.buffer as ArrayBuffer] : []))

function answer(index: VehicleIndex, question: Question): void {
  const { id } = question
  if (question.kind === 'search') {
    const { ids, page, total, counts } = index.search(question.plan)
    const everything = index.universe(question.plan.showrooms)
    const universe = sent(index, everything, question.known)
    const needsFacets = question.plan.facets?.length !== 0
    const packed = !needsFacets || counts === everything.counts ? null : packCounts(counts)
    const result = { ids, page, total, counts: packed, universe }
    post({ kind: 'found', id, result }, buffersOf(packed, universe.counts))
  } else if (question.kind === 'universe') {
    const universe = sent(index, index.universe(question.showrooms), question.known)
    post({ kind: 'universe', id, universe }, buffersOf(universe.counts))
  }
}

type Needs = Extract<Question, { needs: unknown }>

/** Waits for the destinations that a question needs; false if what they are made from is not known. */
async function isPrepared({ needs, sent }: Needs): Promise<boolean> {
  const deliveries = sent ?? needs.map(({ portId, stamp }) => renewals.recall(portId, stamp))
  const known = deliveries.filter((delivery) => delivery !== null)
  if (known.length < deliveries.length) return false
  await Promise.all(known.map((delivery) => renewals.ready(delivery)))
  return true
}

async function hear(question: Question): Promise<void> {
  const { id } = question
  try {
    if (question.kind === 'reach') {
      await follower.reach()
      return post({ kind: 'reached', id })
    }
    if (question.kind === 'prepare') {
      await renewals.renewed(question.delivery)
      return post({ kind: 'prepared', id })
    }
    if (!(await isPrepared(question))) return post({ kind: 'unknown', id })
    if (!follower.index) throw new Error('The search index is not loaded')
    answer(follower.index, question)
  } catch (error) {
    post({
      kind: 'failed',
      id,
      reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
    })
  }
}

const waiting: Question[] = []

/** One question a turn. A port that is emptied takes in what arrives meanwhile: under load nothing else had its turn. */
function takeTurn(): void {
  const question = waiting.shift()
  if (waiting.length > 0) setImmediate(takeTurn)
  if (question) void hear(question)
}

port.on('message', (question: Question) => {
  waiting.push(question)
  if (waiting.length === 1) setImmediate(takeTurn)
})
void follower.run()
