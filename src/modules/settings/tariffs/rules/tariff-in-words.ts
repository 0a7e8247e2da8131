import { formatMoney } from '@/kernel/money'
import { dayInWords } from '@/kernel/time/day-in-words'
import { laneOf } from './check-freight'
import { laneText, type PortNames, tariffText } from './lane-and-tariff-days'
import type { TariffField, TariffLine } from './tariff-line'
import type { FreightBasis, FreightMethod } from './tariffs-and-freights'

const BASIS_WORDS: Readonly<Record<FreightBasis, string>> = { unit: 'One vehicle', m3: 'One m³' }
export const METHOD_WORDS: Readonly<Record<FreightMethod, string>> = { roro: 'RoRo', container: 'Container' }

/** What the links of a line point to. */
export type TariffLabels = {
  port: PortNames
  country: (portId: number) => string
  vehicleType: (id: number) => string
}

/** '$1,250', '$45.50 per m³'. */
export function feeText({ basis, currency, fee }: Pick<TariffLine, 'basis' | 'currency' | 'fee'>): string {
  const amount = formatMoney(Number(fee), currency)
  return basis === 'm3' ? `${amount} per m³` : amount
}

/** '$900 of it by land from Mombasa'; null for a freight of one leg. */
export function legText(
  { currency, landFee, viaPort }: Pick<TariffLine, 'currency' | 'landFee' | 'viaPort'>,
  { port }: TariffLabels,
): string | null {
  if (viaPort === null || landFee === null) return null
  return `${formatMoney(Number(landFee), currency)} of it by land from ${port(viaPort)}`
}

/** 'Yokohama → Mombasa'; null for a freight without a lane. */
export function laneIn(line: TariffLine, labels: TariffLabels): string | null {
  const lane = laneOf(line)
  return lane && laneText(lane, labels.port)
}

/** How a tariff is called in messages. */
export const nameOfTariff = (line: TariffLine, labels: TariffLabels): string =>
  tariffText(line.keyword, laneIn(line, labels) ?? 'no lane', line)

/** A field as people read it; null if it is empty. */
export function fieldText(line: TariffLine, field: TariffField, labels: TariffLabels): string | null {
  const value = line[field]
  if (value === null) return null
  switch (field) {
    case 'basis':
      return BASIS_WORDS[line.basis]
    case 'method':
      return METHOD_WORDS[line.method]
    case 'originPort':
    case 'destinationPort':
    case 'viaPort':
      return labels.port(Number(value))
    case 'vehicleType':
      return labels.vehicleType(Number(value))
    case 'validFrom':
    case 'validTo':
      return dayInWords(String(value))
    default:
      return String(value)
  }
}

/** A line as a file has it, from which it is read back as it was: a port stands beside its country. */
export function cellText(line: TariffLine, field: TariffField, labels: TariffLabels): string {
  if (field === 'originCountry' && line.originPort !== null) return labels.country(line.originPort)
  if (field === 'destinationCountry' && line.destinationPort !== null)
    return labels.country(line.destinationPort)
  if (field === 'viaPort' && line.viaPort !== null)
    return `${labels.port(line.viaPort)}, ${labels.country(line.viaPort)}`
  if (field === 'validFrom' || field === 'validTo') return line[field] ?? ''
  return fieldText(line, field, labels) ?? ''
}
