// npm run worker: the background jobs in a separate process, alongside any number of apps with JOBS=external.

import config from '@payload-config'
import { getPayload } from 'payload'
import { listenToNotices } from '@/server/database/listen-to-notices'
import { endWithLauncher } from '@/server/end-with-launcher'
import { env } from '@/server/env'
import { startWorker } from '@/server/jobs/start-worker'
import { logger } from '@/server/logger'
import { jobs } from '@/wiring/jobs'
import { notices } from '@/wiring/notice-handlers'
import { startBackground } from '@/wiring/start-background'

env()
const payload = await getPayload({ config })
const listening = listenToNotices(payload, notices)
const worker = await startWorker({ payload, jobs })
const background = startBackground(payload)
logger.info('worker started')

let stopping = false
async function stop(signal: NodeJS.Signals): Promise<void> {
  if (stopping) return
  stopping = true
  logger.info({ signal }, 'worker stopping')
  await Promise.all([worker.stop(), background.stop(), listening.stop()])
  // Closing the pool can hang on a lost connection; at this point nothing is left to save.
  await Promise.race([payload.destroy(), new Promise((resolve) => setTimeout(resolve, 2000))])
  process.exit(0)
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, (name) => void stop(name))
endWithLauncher()
