import { laneKey, shareDays } from './lane-and-tariff-days'
import { keyOf, type TariffLine } from './tariff-line'

/** The first tariff that applies to the same lane, method and vehicle type on a day of this one's. */
export function findOverlappingTariff<T extends TariffLine>(
  line: TariffLine,
  others: readonly T[],
): T | undefined {
  const key = keyOf(line)
  if (!key) return undefined
  const name = laneKey(key)
  return others.find((other) => {
    const own = keyOf(other)
    return own !== null && laneKey(own) === name && shareDays(line, other)
  })
}
