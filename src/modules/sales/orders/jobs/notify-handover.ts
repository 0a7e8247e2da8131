import { defineJob } from '@/server/jobs/define-job'
import { notifyHandoverQueue } from '../operations/declare-order-queues'
import { notifyHandover } from '../operations/notify-handover'

/** Notifies a customer of how their order is handed over, the day after it changed to and fro. */
export const notifyHandoverJob = defineJob(notifyHandoverQueue, ({ input, payload }) =>
  notifyHandover(payload, input),
)
