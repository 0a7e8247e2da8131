import type { Day } from '@/kernel/days'
import type { Freight, LaneEnd, TariffPort } from '@/modules/settings/tariffs/rules/tariffs-and-freights'

export const isAt = (end: LaneEnd, port: TariffPort): boolean =>
  end.portId === null ? end.country === port.country : end.portId === port.id

const isValid = ({ validFrom, validTo }: Freight, day: Day): boolean =>
  (validFrom === null || validFrom <= day) && (validTo === null || day <= validTo)

/** The freights that may carry something to a port on a day: worth selecting once before pricing many vehicles. */
export const freightsTo = (freights: readonly Freight[], to: TariffPort, day: Day): Freight[] =>
  freights.filter((freight) => isAt(freight.to, to) && isValid(freight, day))
