// What the index costs a process that has nothing else: its thread alone, then loaded. Argument: a database on the
// same server that has no catalogue, so that a thread that cannot load shows what it costs without one.

import { setTimeout as sleep } from 'node:timers/promises'
import { Link } from '@/modules/inventory/search/engine/process/link'

const SETTLE_MS = 3_000
process.on('disconnect', () => process.exit(0))
const [, , elsewhere = ''] = process.argv
const { DATABASE_URL = '' } = process.env

const before = process.memoryUsage().rss
const idle = new Link(elsewhere)
await sleep(SETTLE_MS)
const thread = process.memoryUsage().rss
await idle.stop()
const link = new Link(DATABASE_URL)
await link.until(({ isReady }) => isReady)
await sleep(SETTLE_MS)
const loaded = process.memoryUsage().rss
process.send?.({ thread: thread - before, loaded: loaded - before, state: link.state }, () =>
  process.disconnect(),
)
