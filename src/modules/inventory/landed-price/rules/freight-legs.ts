import { decimalText, multiply, shiftPoint } from '@/kernel/numbers'
import type { RatesSnapshot } from '@/modules/settings/exchange-rates/rules/exchange-rates'
import type { Freight } from '@/modules/settings/tariffs/rules/tariffs-and-freights'
import { feeDecimal, inDollars } from './fee-arithmetic'
import type { LandedPart, Legs } from './landed-parts'

/** The share of the fee for the whole vehicle, as text; null if it cannot be known. */
function landFeeOf({ basis, landFee }: Freight, litres: number | null): string | null {
  const fee = landFee === null ? null : feeDecimal(landFee)
  if (!fee || landFee === null) return null
  if (basis === 'unit') return landFee
  return litres ? decimalText(multiply(shiftPoint(fee, 3), { units: BigInt(litres), scale: 0 })) : null
}

/**
 * A freight by sea and by land: the leg by land is rounded like every part, and the rest is by sea, so that the total stays
 * what it is. Null for a freight without a leg by land, and for one that would leave nothing for the sea.
 */
export function legsOf(
  freight: Freight,
  parts: readonly LandedPart[],
  litres: number | null,
  rates: RatesSnapshot,
): Legs | null {
  const whole = parts.find(({ name }) => name === 'freight')?.amount
  const amount = landFeeOf(freight, litres)
  if (whole === undefined || amount === null || freight.viaPortId === null) return null
  const land = inDollars({ amount, currency: freight.currency }, 'freight', rates)
  if (!land.ok || land.value >= whole) return null
  return { seaportId: freight.viaPortId, sea: whole - land.value, land: land.value }
}
