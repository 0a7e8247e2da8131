import { linkedId } from '@/kernel/linked-id'
import { BLANK_LINE, type TariffLine } from './tariff-line'
import { FREIGHT_BASES, FREIGHT_METHODS } from './tariffs-and-freights'

const textOf = (value: unknown): string | null => (value == null || value === '' ? null : String(value))

/** A record of the list of freights as a line of a tariff, whatever somebody left out. */
export const tariffLineOfRecord = (record: Readonly<Record<string, unknown>>): TariffLine => ({
  keyword: textOf(record.keyword) ?? BLANK_LINE.keyword,
  fee: textOf(record.fee) ?? BLANK_LINE.fee,
  currency: textOf(record.currency) ?? BLANK_LINE.currency,
  basis: FREIGHT_BASES.find((basis) => basis === record.basis) ?? BLANK_LINE.basis,
  method: FREIGHT_METHODS.find((method) => method === record.method) ?? BLANK_LINE.method,
  vehicleType: linkedId(record.vehicleType),
  originPort: linkedId(record.originPort),
  originCountry: textOf(record.originCountry),
  destinationPort: linkedId(record.destinationPort),
  destinationCountry: textOf(record.destinationCountry),
  viaPort: linkedId(record.viaPort),
  landFee: textOf(record.landFee),
  leadDays: textOf(record.leadDays) === null ? null : Number(record.leadDays),
  validFrom: textOf(record.validFrom),
  validTo: textOf(record.validTo),
})
