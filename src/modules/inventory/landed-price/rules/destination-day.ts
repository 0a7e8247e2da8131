import type { Day } from '@/kernel/days'
import { dayIn } from '@/kernel/time/day-in'
import type { Tariffs } from '@/modules/settings/tariffs/rules/tariffs-and-freights'

/** The day that it is at a port, by the calendar of its country as a destination; of UTC for other countries. */
export const destinationDay = (
  { ports, timezones }: Pick<Tariffs, 'ports' | 'timezones'>,
  portId: number,
  moment: Date,
): Day => dayIn(moment, timezones.get(ports.get(portId)?.country ?? '') ?? 'UTC')
