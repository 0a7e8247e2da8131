import type { Payload } from 'payload'
import { storable } from '../audit/audit-stamp'
import { networkOfAddress } from '../http/network-of-address'
import { meterRefusals } from './meter-refusals'
import { type RefusalRow, writeRefusals } from './write-refusals'

/** A refused sign-in. `email` is what was typed; the password is never recorded. */
export type SignInFailure = { email: string; reason: string; ip?: string | null; requestId?: string | null }

/** Far more than people mistype, and few enough that a flood of years fits on a disk. */
const LIMITS = { network: 60, all: 3_000 }
/** How many rows may wait for a database that does not answer; further refusals are counted. */
const MOST_WAITING = 10_000
/** How long a response waits for its row. The row is written later all the same. */
const PATIENCE_MS = 5_000
const MINUTE_MS = 60_000

type Recorder = ReturnType<typeof openRecorder>

// The startup code and the request handlers are separate bundles that share nothing but this.
const NAME = Symbol.for('kaido.refusedSignIns')
const shared = globalThis as typeof globalThis & { [NAME]?: WeakMap<Payload, Recorder> }
shared[NAME] ??= new WeakMap()
const recorders = shared[NAME]

function recorderOf(payload: Payload): Recorder {
  const known = recorders.get(payload) ?? openRecorder(payload)
  recorders.set(payload, known)
  return known
}

/**
 * Records a refused sign-in, outside the attempt's own transaction, which has been rolled back. Rows are gathered and
 * written by one connection, again and again until they are stored: a busy or absent database delays them, and never
 * loses one. Beyond `LIMITS` they are counted, and each network's count becomes one row when the minute is over.
 *
 * Never throws, and does not wait for long: a log that cannot be written must not change the response.
 */
export function recordSignInFailure(payload: Payload, failure: SignInFailure): Promise<void> {
  const { email, ip = null, reason, requestId = null } = failure
  const actorLabel = storable(email.trim(), 254) || 'Guest'
  return recorderOf(payload).add({ at: new Date(), actorLabel, ip, requestId, detail: reason })
}

/** Writes what is waiting, and the counts of the minute that is not over, before the process ends. */
export const flushSignInFailures = (payload: Payload): Promise<void> =>
  recorders.get(payload)?.flush() ?? Promise.resolve()

function openRecorder(payload: Payload) {
  const meter = meterRefusals(LIMITS)
  const writer = writeRefusals(payload)
  let timer: NodeJS.Timeout | null = null

  const addCounted = (now: number): Promise<void>[] =>
    meter.takeCounted(now).map(({ count, minute, network }) =>
      writer.add({
        at: minute,
        actorLabel: 'Guest',
        ip: network,
        requestId: null,
        detail: `${count} more sign-ins refused in this minute${network === null ? ', from many networks' : ''}`,
      }),
    )

  /** Looks after the end of the minute, as long as there is something to write then. */
  const watch = () => {
    if (timer || !meter.hasCounted()) return
    timer = setTimeout(
      () => {
        timer = null
        addCounted(Date.now())
        watch()
      },
      MINUTE_MS - (Date.now() % MINUTE_MS) + 50,
    )
    timer.unref()
  }

  return {
    async add(row: RefusalRow): Promise<void> {
      const isRoom = writer.waiting() < MOST_WAITING
      if (meter.isWritten(networkOfAddress(row.ip ?? 'unknown'), row.at.getTime(), isRoom))
        return inPatience(writer.add(row))
      watch()
    },
    flush: async (): Promise<void> => {
      if (timer) clearTimeout(timer)
      addCounted(Number.POSITIVE_INFINITY)
      await inPatience(writer.written())
    },
  }
}

/** Waits for work, but not for longer than a response may wait. */
async function inPatience(work: Promise<void>): Promise<void> {
  let giveUp: NodeJS.Timeout | undefined
  const tooLong = new Promise<void>((resolve) => {
    giveUp = setTimeout(resolve, PATIENCE_MS)
  })
  await Promise.race([work, tooLong])
  clearTimeout(giveUp)
}
