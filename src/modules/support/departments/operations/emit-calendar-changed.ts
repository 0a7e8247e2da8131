import type { PayloadRequest } from 'payload'
import { emit } from '@/server/events'

/** A department whose business hours, holidays or promises were changed. */
export type CalendarChanged = { departmentId: number }

declare module '@/server/events' {
  interface Events {
    departmentCalendarChanged: CalendarChanged
  }
}

/** Announces new business hours or promises, in the transaction that wrote them. */
export const emitCalendarChanged = (req: PayloadRequest, departmentId: number): Promise<void> =>
  emit('departmentCalendarChanged', { departmentId }, req)
