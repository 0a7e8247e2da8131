import type { Day } from '@/kernel/days'
import type { Freight, Tariffs } from '@/modules/settings/tariffs/rules/tariffs-and-freights'
import { freightsTo, isAt } from './freights-to'
import type { LaneLevel } from './landed-parts'

/** The levels of lanes, the nearest first. */
const LEVELS = ['port-port', 'country-port', 'country-country'] as const satisfies readonly LaneLevel[]

function levelOf({ from, to }: Freight): LaneLevel | null {
  if (to.portId === null) return from.portId === null ? 'country-country' : null
  return from.portId === null ? 'country-port' : 'port-port'
}

/** Below 0 if `a` is used rather than `b`, both of one level; of two alike the one that began later, then the newer. */
function before(a: Freight, b: Freight): number {
  if (a.method !== b.method) return a.method === 'roro' ? -1 : 1
  if ((a.vehicleTypeId === null) !== (b.vehicleTypeId === null)) return a.vehicleTypeId === null ? 1 : -1
  if (a.validFrom !== b.validFrom) return (a.validFrom ?? '') > (b.validFrom ?? '') ? -1 : 1
  return b.id - a.id
}

/**
 * The freight that carries a vehicle of a type from port to port on a day: of the first level (port to port, anywhere in
 * the country to the port, country to country) that has one, RoRo before container, then one for the vehicle's type
 * before one for all types. Null if nobody entered one.
 */
export function freightFor(
  tariffs: Pick<Tariffs, 'freights' | 'ports'>,
  originPortId: number,
  portId: number,
  vehicleTypeId: number | null,
  day: Day,
): { freight: Freight; level: LaneLevel } | null {
  const [from, to] = [tariffs.ports.get(originPortId), tariffs.ports.get(portId)]
  if (!from || !to) return null
  const open = freightsTo(tariffs.freights, to, day).filter(
    (freight) =>
      isAt(freight.from, from) && (freight.vehicleTypeId === null || freight.vehicleTypeId === vehicleTypeId),
  )
  for (const level of LEVELS) {
    const [freight] = open.filter((candidate) => levelOf(candidate) === level).sort(before)
    if (freight) return { freight, level }
  }
  return null
}
