import { trimText } from '@/kernel/text'
import { chassisPrefix } from '../derive-vehicle'
import type { ModelCodeFacts } from '../vehicle-draft'
import type { VehicleFormValues } from './values'

/** The number without the prefix, should it have been typed or pasted whole. */
export function withoutPrefix(part: string, prefix: string): string {
  const text = trimText(part)
  return prefix !== '' && text.toLowerCase().startsWith(prefix.toLowerCase())
    ? text.slice(prefix.length)
    : part
}

/** A stored chassis number as prefix and part; one that begins otherwise than its model code stays whole. */
export function splitChassis(
  stored: string | null | undefined,
  code: ModelCodeFacts | null,
): Pick<VehicleFormValues, 'chassisPrefix' | 'chassis'> {
  const prefix = chassisPrefix(code?.modelCode)
  const part = withoutPrefix(stored ?? '', prefix)
  return { chassisPrefix: part === (stored ?? '') && part !== '' ? '' : prefix, chassis: part }
}

/** The chassis number as it is stored: prefix and part; '' without a part. */
export function wholeChassis({
  chassis,
  chassisPrefix: prefix,
}: Pick<VehicleFormValues, 'chassisPrefix' | 'chassis'>) {
  const part = trimText(withoutPrefix(chassis, prefix))
  return part === '' ? '' : `${prefix}${part}`
}
