import { defineJob } from '@/server/jobs/define-job'
import { handoverQueue } from '../operations/declare-queues'
import { notifyHandover } from '../operations/notify-handover'

/** Notifies a customer of how their order is handed over, the day after it changed to and fro. */
export const handoverJob = defineJob(handoverQueue, ({ input, payload }) => notifyHandover(payload, input))
