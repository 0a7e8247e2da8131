import { trimText } from '@/kernel/text/text'
import { hasOwnCode } from '@/modules/inventory/lists/rules/has-own-code'
import { chassisPrefix } from '../derived/chassis-prefix'
import type { ModelCodeFacts } from '../vehicle-draft-type'
import type { VehicleFormValues } from './form-values'

/** The number without the prefix, in case it was typed or pasted in full. */
export function withoutPrefix(part: string, prefix: string): string {
  const text = trimText(part)
  return prefix !== '' && text.toLowerCase().startsWith(prefix.toLowerCase())
    ? text.slice(prefix.length)
    : part
}

/**
 * A stored chassis number as prefix and rest; one that does not begin with its model code, or whose rest would be a number
 * by itself, stays whole.
 */
export function splitChassis(
  stored: string | null | undefined,
  code: ModelCodeFacts | null,
): Pick<VehicleFormValues, 'chassisPrefix' | 'chassis'> {
  const prefix = chassisPrefix(code?.modelCode)
  const part = withoutPrefix(stored ?? '', prefix)
  const isWhole = (part === (stored ?? '') && part !== '') || hasOwnCode(part)
  return isWhole ? { chassisPrefix: '', chassis: stored ?? '' } : { chassisPrefix: prefix, chassis: part }
}

/** The chassis number as stored: prefix and rest; what is a number by itself, as it is; '' without a rest. */
export function wholeChassis({
  chassis,
  chassisPrefix: prefix,
}: Pick<VehicleFormValues, 'chassisPrefix' | 'chassis'>) {
  const part = trimText(withoutPrefix(chassis, prefix))
  return part === '' || hasOwnCode(part) ? part : `${prefix}${part}`
}
