import { type Issue, issue } from '@/kernel/issue'
import { linkedId } from '@/kernel/linked-id'
import { BASE_CURRENCY, checkUnits } from '@/kernel/money'
import type { Freight } from './tariffs-and-freights'

/** The leg by land of a freight to a landlocked place: from which seaport on, and how much of the fee it is. */
export type LandLeg = Pick<Freight, 'viaPortId' | 'landFee'>

type Entry = Readonly<Record<string, unknown>>

const textOf = (value: unknown): string => (value == null ? '' : String(value))

/** What is wrong with the legs of a freight as entered: both fields, or none, and less by land than in all. */
export function checkFreightLegs(record: Entry): Issue[] {
  const [landFee, fee] = [textOf(record.landFee), textOf(record.fee)]
  const viaPort = linkedId(record.viaPort)
  if (landFee === '' && viaPort === null) return []
  if (landFee === '') return [issue('landFee', 'Say how much of the fee is for the leg by land')]
  if (viaPort === null) return [issue('viaPort', 'Choose the seaport where the leg by land begins')]
  if (viaPort === linkedId(record.destinationPort))
    return [issue('viaPort', 'Choose another port than the destination')]
  if (Number(landFee) >= Number(fee)) return [issue('landFee', 'The leg by land must be less than the fee')]
  const isFine = record.basis === 'm3'
  const units = { path: 'landFee', label: 'Of the fee, by land', amount: landFee }
  return isFine ? [] : checkUnits(textOf(record.currency) || BASE_CURRENCY, [units])
}
