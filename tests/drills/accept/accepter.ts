// The process that is killed: waits for its work on the IPC channel, accepts the quotes it is given, all at once,
// and delivers mails meanwhile.

import config from '@payload-config'
import { createLocalReq, getPayload, type TypedUser } from 'payload'
import { takeQuoteStep } from '@/modules/sales/quotes/operations/take-quote-step'
import { startWorker } from '@/server/jobs/start-worker'
import { mailJob } from '@/server/mail/deliver-mail'

type Work = { id: number; customer: TypedUser }[]

const payload = await getPayload({ config })
payload.db.pool.on('error', () => {})

process.once('message', async (work) => {
  await startWorker({ payload, jobs: [mailJob] })
  process.send?.({ begun: true })
  await Promise.all(
    (work as Work).map(async ({ customer, id }) => {
      await takeQuoteStep(await createLocalReq({ user: customer }, payload), id, 'accept')
      process.send?.({ accepted: id })
    }),
  )
  process.send?.({ done: true })
})
process.send?.({ ready: true })
