import { setImmediate as others } from 'node:timers/promises'
import type { Delivery } from '../delivery-requirements'
import type { VehicleIndex } from '../memory/vehicle-index'

/** While a newer one is prepared, a destination still answers for so long after it was last right, in milliseconds. */
const GRACE_MS = 3_000
/** Deliveries stored to prepare their destinations again, as many as an index holds. */
const MOST = 25

/** How long it works at least before others get their turn, in milliseconds. */
const STEP_MS = 8

type Job = { delivery: Delivery; isRunning: boolean; done: Promise<void> }

/**
 * Has the destinations of searches prepared whenever what they depend on has changed: one after the other, in steps
 * between other questions. When there are many of those, they get a third of the time.
 */
export class DestinationRefreshQueue {
  /** How long the last one took, with what came in between, in milliseconds. */
  lastMs = 0
  private readonly index: () => VehicleIndex | null
  private readonly onDone: () => void
  private readonly known = new Map<number, Delivery>()
  private readonly rightAt = new Map<number, number>()
  private readonly jobs = new Map<number, Job>()
  private last: Promise<void> = Promise.resolve()

  constructor(index: () => VehicleIndex | null, onDone: () => void) {
    this.index = index
    this.onDone = onDone
  }

  /** What a port's destination is made from, if it was sent before and has not changed since. */
  recall(portId: number, stamp: string): Delivery | null {
    const known = this.known.get(portId)
    return known?.stamp === stamp ? known : null
  }

  /**
   * Resolves when a search can be answered: at once if its destination is as it should be, or was a moment ago.
   *
   * @throws if it cannot be prepared
   */
  async ready(delivery: Delivery): Promise<void> {
    const { portId } = delivery.terms
    this.remember(delivery)
    if (this.isRight(delivery)) return
    const done = this.begin(delivery)
    const age = performance.now() - (this.rightAt.get(portId) ?? Number.NEGATIVE_INFINITY)
    if (age > GRACE_MS || this.stampAt(portId) === null) await done
  }

  /** Resolves when the destination is as it should be. */
  async renewed(delivery: Delivery): Promise<void> {
    this.remember(delivery)
    while (!this.isRight(delivery)) await this.begin(delivery)
  }

  private stampAt(portId: number): string | null {
    return this.index()?.destinations.stampAt(portId) ?? null
  }

  private isRight({ stamp, terms }: Delivery): boolean {
    const isRight = this.stampAt(terms.portId) === stamp
    if (isRight) this.rightAt.set(terms.portId, performance.now())
    return isRight
  }

  private remember(delivery: Delivery): void {
    const { portId } = delivery.terms
    this.known.delete(portId)
    this.known.set(portId, delivery)
    const [oldest] = this.known.keys()
    if (this.known.size > MOST && oldest !== undefined) this.known.delete(oldest)
  }

  /** Has a destination prepared after those that wait already; a newer delivery takes the place of one that waits. */
  private begin(delivery: Delivery): Promise<void> {
    const { portId } = delivery.terms
    const before = this.jobs.get(portId)
    if (before && (!before.isRunning || before.delivery.stamp === delivery.stamp)) {
      before.delivery = delivery
      return before.done
    }
    const job: Job = { delivery, isRunning: false, done: this.last.then(() => this.run(job)) }
    this.jobs.set(portId, job)
    // Whoever waits for it gets the failure; the next one is prepared in any case.
    this.last = job.done.catch(() => undefined)
    return job.done
  }

  private async run(job: Job): Promise<void> {
    job.isRunning = true
    const startedAt = performance.now()
    try {
      const index = this.index()
      if (!index) throw new Error('The search index is not loaded')
      await inSteps(index.destinations.prepare(job.delivery))
    } finally {
      const { portId } = job.delivery.terms
      if (this.jobs.get(portId) === job) this.jobs.delete(portId)
    }
    const now = performance.now()
    this.rightAt.set(job.delivery.terms.portId, now)
    this.lastMs = Math.round(now - startedAt)
    this.onDone()
  }
}

/** Works for twice as long as the others just did, then lets them. */
async function inSteps(work: Iterable<void>): Promise<void> {
  let until = performance.now() + STEP_MS
  for (const _ of work) {
    const paused = performance.now()
    if (paused < until) continue
    await others()
    const now = performance.now()
    until = now + Math.max(STEP_MS, 2 * (now - paused))
  }
  await others()
}
