import type { PgBoss, UpdateQueueOptions } from 'pg-boss'
import { DEAD_QUEUE, HEARTBEAT_SECONDS, type Queue } from './define-queue'

const DAY = 24 * 3600

/** Dead jobs wait for a person; effects are remembered for longer than that. */
const DEAD_RETENTION_DAYS = 60

/** The settings of a queue in Postgres. */
const settingsOf = (queue: Queue) =>
  ({
    retryLimit: queue.retries,
    retryDelay: queue.retryDelay,
    retryDelayMax: queue.retryDelayMax,
    retryBackoff: true,
    expireInSeconds: queue.expireIn,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    retentionSeconds: 30 * DAY,
    deleteAfterSeconds: queue.deleteAfter,
    deadLetter: DEAD_QUEUE,
    notify: true,
  }) satisfies UpdateQueueOptions

/**
 * Creates missing queues and updates the settings of the others. Several processes may do so at once.
 * @param boss started
 */
export async function ensureQueues(boss: PgBoss, queues: readonly Queue[]): Promise<void> {
  await boss.createQueue(DEAD_QUEUE, {
    retentionSeconds: DEAD_RETENTION_DAYS * DAY,
    deleteAfterSeconds: DEAD_RETENTION_DAYS * DAY,
  })
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const queue of queues) {
    const wanted = settingsOf(queue)
    const is = known.get(queue.name)
    if (!is) await boss.createQueue(queue.name, { ...wanted, policy: queue.policy })
    else if (Object.entries(wanted).some(([key, value]) => is[key as keyof typeof wanted] !== value))
      await boss.updateQueue(queue.name, wanted)
  }
}
