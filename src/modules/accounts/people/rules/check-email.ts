import { type Issue, issue } from '@/kernel/issue'
import { isStorable } from '@/kernel/text/storable-text'
import { trimText } from '@/kernel/text/text'
import { EMAIL_MAX } from './person-limits'

/** The message for an invalid e-mail address. */
export const EMAIL_MESSAGE = 'Please enter a valid email address'

/** One @ between a local part and a domain with a dot; no spaces, no control characters. */
const EMAIL = /^[^\s@<>()[\],;:\\"\p{Cc}]+@[^\s@<>()[\],;:\\"\p{Cc}.]+(\.[^\s@<>()[\],;:\\"\p{Cc}.]+)+$/u

/** An address in the form that identifies accounts. */
export const normalEmail = (email: string): string => email.trim().toLowerCase()

export function checkEmail(value: string | null | undefined, path = 'email'): Issue[] {
  const email = trimText(value)
  if (!isStorable(email) || !EMAIL.test(email)) return [issue(path, EMAIL_MESSAGE)]
  return email.length > EMAIL_MAX ? [issue(path, `Email must be no more than ${EMAIL_MAX} characters`)] : []
}
