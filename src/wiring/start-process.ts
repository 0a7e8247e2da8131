import { getRequestListener } from '@hono/node-server'
import config from '@payload-config'
import { getPayload } from 'payload'
import { startSearchIndex } from '@/modules/inventory/search/engine/running-engine'
import { updateFilterMarks } from '@/modules/inventory/search/operations/update-filter-marks'
import { flushPageViews } from '@/modules/inventory/vehicles/operations/count-page-view'
import { listenToNotices } from '@/server/database/listen-to-notices'
import { endWithLauncher } from '@/server/end-with-launcher'
import { env, ownHosts } from '@/server/env'
import { createHttpServer, type HttpServerOptions } from '@/server/http-server/create-http-server'
import { policyFacts } from '@/server/http-server/policy-facts'
import { startWorker, type Worker } from '@/server/jobs/start-worker'
import { logger } from '@/server/logger'
import { closeBrowser, reportMissingBrowser } from '@/server/pdf/pdf-browser'
import { flushSignInFailures } from '@/server/refused-sign-ins/record-refusal'
import { shareRunningPayload } from '@/server/running-payload'
import { plainAnswerAt, signAnswerAt } from './answer-request'
import { guestPages } from './guest-pages'
import { jobs } from './jobs'
import { notices } from './notice-handlers'
import { fileBodies } from './routes'
import { startBackground } from './start-background'

/** What the build passes to the script that starts it (server.mjs). */
type Handed = {
  /** The product's server, not listening yet; `pages` is Next. */
  open: (pages: HttpServerOptions['pages']) => ReturnType<typeof createHttpServer>
  /** Ends everything that lives as long as the process, after the last response. */
  end: () => Promise<void>
}

type Receiver = { resolve: (product: Handed) => void; reject: (error: unknown) => void }
const place = globalThis as typeof globalThis & { [key: symbol]: Receiver | undefined }
const RECEIVER = Symbol.for('kaido.handOver')

/**
 * Validates the environment, connects, starts the search index, and works on jobs inside the app unless there
 * are worker processes. A job interrupted at shutdown is not lost: after some seconds of silence it is taken
 * over and repeated.
 */
export async function startProcess(): Promise<void> {
  endWithLauncher()
  try {
    const product = await started()
    place[RECEIVER]?.resolve(product)
  } catch (error) {
    place[RECEIVER]?.reject(error)
    throw error
  }
}

async function started(): Promise<Handed> {
  const { JOBS, SEARCH_INDEX } = env()
  const payload = await getPayload({ config })
  shareRunningPayload(payload)
  await updateFilterMarks(payload)
  reportMissingBrowser()
  const listening = listenToNotices(payload, notices)
  const ends: (() => Promise<void>)[] = [
    () => flushPageViews(payload),
    () => flushSignInFailures(payload),
    listening.stop,
    closeBrowser,
  ]
  if (SEARCH_INDEX === 'on') {
    const index = startSearchIndex(payload)
    ends.push(() => index.stop())
  }
  if (JOBS === 'in-process') {
    const worker = await startWorker({ payload, jobs })
    const background = startBackground(payload)
    ends.push(background.stop, () => stop(worker))
  }
  return {
    open: (pages) => createHttpServer(doorOptions(pages)),
    end: async () => void (await Promise.allSettled(ends.map((end) => end()))),
  }
}

function doorOptions(pages: HttpServerOptions['pages']): HttpServerOptions {
  const { NODE_ENV, TRUST_PROXY } = env()
  const answers = NODE_ENV === 'development' ? [signAnswerAt] : [signAnswerAt, plainAnswerAt]
  const listeners = new Map<unknown, ReturnType<typeof getRequestListener>>()
  return {
    site: policyFacts(env()),
    hosts: ownHosts(process.env),
    trustedProxies: TRUST_PROXY,
    files: fileBodies,
    ownAnswer: (path) => {
      const answer = answers.map((at) => at(path)).find((one) => one !== null)
      if (!answer) return null
      const listener = listeners.get(answer) ?? getRequestListener(answer, { overrideGlobalObjects: false })
      listeners.set(answer, listener)
      return listener
    },
    pages,
    ...(NODE_ENV !== 'development' && { guestPages }),
  }
}

async function stop(worker: Worker): Promise<void> {
  await worker.stop().catch((error: unknown) => logger.error({ err: error }, 'jobs did not stop cleanly'))
}
