import { type Issue, issue } from '@/kernel/issue'

/** In characters; the upper limit only excludes absurd inputs from the hash. */
const PASSWORD_LENGTH = { min: 8, max: 128 } as const

/** Every message about a password. */
export const PASSWORD_MESSAGES = {
  required: 'Password is required',
  short: `Password must be at least ${PASSWORD_LENGTH.min} characters`,
  long: `Password must be no more than ${PASSWORD_LENGTH.max} characters`,
  composition:
    'Password must contain at least one uppercase letter, one lowercase letter, one number, and one special character',
  characters: 'Password can only contain letters, numbers and @$!%*?&',
  common: 'This password is too easy to guess. Please choose another one.',
  repeat: 'Please repeat your password',
  differs: 'Passwords do not match',
  current: 'Current password is incorrect',
} as const

/** The requirements for a password, for the list next to the field: each message and its check. */
export const PASSWORD_NEEDS = [
  {
    label: `at least ${PASSWORD_LENGTH.min} characters`,
    holds: (text: string) => text.length >= PASSWORD_LENGTH.min,
  },
  { label: 'an uppercase letter', holds: (text: string) => /[A-Z]/.test(text) },
  { label: 'a lowercase letter', holds: (text: string) => /[a-z]/.test(text) },
  { label: 'a number', holds: (text: string) => /\d/.test(text) },
  { label: 'one of @$!%*?&', holds: (text: string) => /[@$!%*?&]/.test(text) },
  {
    label: 'nothing but letters, numbers and these',
    holds: (text: string) => /^[A-Za-z\d@$!%*?&]+$/.test(text),
  },
] as const

/** What is wrong with a new password: only the first problem, so that the field shows one message. */
export function checkPassword(password: string | null | undefined, path = 'password'): Issue[] {
  const text = password ?? ''
  if (text === '') return [issue(path, PASSWORD_MESSAGES.required)]
  if (text.length < PASSWORD_LENGTH.min) return [issue(path, PASSWORD_MESSAGES.short)]
  if (text.length > PASSWORD_LENGTH.max) return [issue(path, PASSWORD_MESSAGES.long)]
  const missing = PASSWORD_NEEDS.filter(({ holds }) => !holds(text))
  if (missing.length === 0) return []
  const isOnlyForeign = missing.length === 1 && missing[0] === PASSWORD_NEEDS.at(-1)
  return [issue(path, isOnlyForeign ? PASSWORD_MESSAGES.characters : PASSWORD_MESSAGES.composition)]
}

/** Whether the repetition matches; only screens require it. */
export function checkRepeat(password: string, repeat: string | null | undefined, path = 'repeat'): Issue[] {
  if (!repeat) return [issue(path, PASSWORD_MESSAGES.repeat)]
  return password === repeat ? [] : [issue(path, PASSWORD_MESSAGES.differs)]
}

/** Whether there is a password at all, the only check when signing in. */
export const checkPasswordGiven = (password: string, path = 'password'): Issue[] =>
  password === '' ? [issue(path, PASSWORD_MESSAGES.required)] : []
