// What the index costs an otherwise empty process: its thread alone, then loaded. Argument: a database on the
// same server without a catalogue, so that a thread that cannot load shows the cost without one.

import { setTimeout as sleep } from 'node:timers/promises'
import { IndexClient } from '@/modules/inventory/search/engine/process/index-client'

const QUIET_MS = 3_000
process.on('disconnect', () => process.exit(0))
const [, , elsewhere = ''] = process.argv
const { DATABASE_URL = '' } = process.env

const before = process.memoryUsage().rss
const idle = new IndexClient(elsewhere)
await sleep(QUIET_MS)
const thread = process.memoryUsage().rss
await idle.stop()
const link = new IndexClient(DATABASE_URL)
await link.until(({ isReady }) => isReady)
await sleep(QUIET_MS)
const loaded = process.memoryUsage().rss
process.send?.({ thread: thread - before, loaded: loaded - before, state: link.state }, () =>
  process.disconnect(),
)
