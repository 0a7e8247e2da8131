// One of the drill's workers: works until it is killed or stopped.

import config from '@payload-config'
import { getPayload } from 'payload'
import { startWorker } from '@/server/jobs/start-worker'
import { drillJob } from './queue'

const payload = await getPayload({ config })
const worker = await startWorker({ payload, jobs: [drillJob] })

process.once('SIGTERM', async () => {
  await worker.stop()
  process.exit(0)
})
