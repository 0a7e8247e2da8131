import type { CalendarChanged } from '@/modules/support/departments/operations/emit-calendar-changed'
import type { Listener } from '@/server/events'
import { sendJob } from '@/server/jobs/send-job'
import { dueTimesQueue } from './declare-due-times-and-deadlines-queues'

/** Counts again what a department is still to do, by a job: there may be many tickets. */
export const followCalendarChange: Listener<'departmentCalendarChanged'> = (
  { departmentId }: CalendarChanged,
  { req },
) => sendJob(req, dueTimesQueue, { departmentId })
