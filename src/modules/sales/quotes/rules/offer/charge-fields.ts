import { CHARGE_NAMES, type ChargeName } from './delivery-charges'

/** The delivery charges with their parts as they stand in a form, in major units. */
export type EnteredCharges = Readonly<Record<ChargeName | 'deliveryCharges', string>>
type Name = keyof EnteredCharges

export const CHARGE_FIELDS: readonly Name[] = [...CHARGE_NAMES, 'deliveryCharges']
export const isChargeField = (name: string): name is Name => CHARGE_FIELDS.some((one) => one === name)

const NO_PARTS = { inlandTransport: '', seaFreight: '', insurance: '', inspection: '' }
export const NO_CHARGES: EnteredCharges = { ...NO_PARTS, deliveryCharges: '' }

const cents = (text: string): number => Math.round((Number(text) || 0) * 100)
const sumIn = (charges: EnteredCharges): number =>
  CHARGE_NAMES.reduce((sum, name) => sum + cents(charges[name]), 0)
const textOf = (amount: number): string => String(amount / 100)
const partsOf = ({ deliveryCharges: _, ...parts }: EnteredCharges) => parts

/** The whole after its parts have changed: other charges stay, and a whole without parts takes them in. */
function wholeOf(before: EnteredCharges, after: EnteredCharges): string {
  const [was, sum, whole] = [sumIn(before), sumIn(after), cents(before.deliveryCharges)]
  if (was === 0 && whole > 0) return whole >= sum ? before.deliveryCharges : textOf(sum)
  const others = Math.max(whole - was, 0)
  return sum + others > 0 ? textOf(sum + others) : ''
}

/**
 * The charges after a person has changed one of them. Parts that came from the tariff give way to a whole that has no
 * room for them, and come back with one that has.
 *
 * @param taken what the form was last given from the tariff; null if nothing yet
 */
export function chargesAfter(
  before: EnteredCharges,
  taken: EnteredCharges | null,
  name: Name,
  value: string,
): EnteredCharges {
  const after = { ...before, [name]: value }
  if (name !== 'deliveryCharges') return { ...after, deliveryCharges: wholeOf(before, after) }
  const isTaken = taken && CHARGE_NAMES.every((part) => before[part] === '' || before[part] === taken[part])
  if (!isTaken) return after
  return { ...(cents(value) >= sumIn(taken) ? partsOf(taken) : NO_PARTS), deliveryCharges: value }
}

/** How the tariff's charges come into a form: what holds them follows; a person takes over the rest, or all of them. */
export type Taking = 'follow' | 'fill' | 'replace'

/**
 * The charges once the tariff's are known. What a person typed stays, unless that person takes over all of the
 * tariff's.
 *
 * @param tariff null if there are none
 * @param isFirst whether no offer has been sent yet: its empty fields are filled in by themselves
 */
export function chargesByTariff(
  entered: EnteredCharges,
  taken: EnteredCharges | null,
  tariff: EnteredCharges | null,
  { isFirst, taking }: { isFirst: boolean; taking: Taking },
): EnteredCharges {
  const next = tariff ?? NO_CHARGES
  if (taking === 'replace') return next
  const isEmpty = CHARGE_FIELDS.every((name) => entered[name] === '')
  if (taking === 'follow' && taken === null) return isFirst && isEmpty ? next : entered
  const isOpen = (name: Name) =>
    (taken !== null && entered[name] === taken[name]) || (taking === 'fill' && entered[name] === '')
  // A whole that somebody typed without parts stands for all of them.
  if (!isOpen('deliveryCharges') && sumIn(entered) === 0) return entered
  if (CHARGE_FIELDS.every(isOpen)) return next
  const parts = CHARGE_NAMES.map((name) => [name, isOpen(name) ? next[name] : entered[name]])
  const after: EnteredCharges = { ...entered, ...Object.fromEntries(parts) }
  return { ...after, deliveryCharges: wholeOf(entered, after) }
}

export const areSame = (one: EnteredCharges, other: EnteredCharges): boolean =>
  CHARGE_FIELDS.every((name) => one[name] === other[name])
