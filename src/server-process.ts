import config from '@payload-config'
import { getPayload } from 'payload'
import { jobs } from '@/jobs'
import { flushViews } from '@/modules/inventory/operations/count-view'
import { startSearchIndex } from '@/modules/inventory/search/engines'
import { recordAnswers } from '@/server/answer-not-found'
import { compressResponses } from '@/server/compression/compress-responses'
import { env } from '@/server/env'
import { recordTrueAddresses } from '@/server/forwarded'
import { startWorker, type Worker } from '@/server/jobs/worker'
import { logger } from '@/server/logger'

/**
 * Checks the environment, connects, starts the search index, and works on jobs inside the app where no worker
 * process does.
 * On SIGTERM Next closes the listening socket, finishes the requests at hand and ends the process. A job that
 * is cut short by that is not lost: after some seconds of silence it is taken over and repeated.
 */
export async function startProcess(): Promise<void> {
  const { JOBS, NODE_ENV, SEARCH_INDEX, TRUST_PROXY } = env()
  recordTrueAddresses(TRUST_PROXY)
  recordAnswers()
  if (NODE_ENV === 'production') compressResponses()
  const payload = await getPayload({ config })
  atSignal(() => flushViews(payload))
  if (SEARCH_INDEX === 'on') {
    const index = startSearchIndex(payload)
    atSignal(() => index.stop())
  }
  if (JOBS !== 'in-process') return
  const worker = await startWorker({ payload, jobs })
  atSignal(() => stop(worker))
}

function atSignal(work: () => Promise<void>): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void work())
}

async function stop(worker: Worker): Promise<void> {
  await worker.stop().catch((error: unknown) => logger.error({ err: error }, 'jobs did not stop cleanly'))
}
