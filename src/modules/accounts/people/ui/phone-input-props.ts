import { tidiedInput } from '@/ui/form/tidied-input'
import { plainPhone } from '../rules/check-person'
import { PHONE_MAX } from '../rules/person-limits'

/**
 * What an input for a phone number has: the specification's limit, which counts no spaces, hyphens or brackets. They
 * disappear as they are typed or pasted, so that a number that is short enough always fits.
 */
export const phoneInputProps = {
  type: 'tel',
  autoComplete: 'tel',
  maxLength: PHONE_MAX,
  ...tidiedInput(plainPhone),
} as const
