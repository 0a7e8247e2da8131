/** How often a second factor may be tried, and in how many seconds. */
type Allowed = { name: string; points: number; duration: number }

/**
 * Anyone who knows a password can use up the strangers' attempts, so those are counted separately from the
 * devices on which the owner has signed in before.
 */
export const SECOND_FACTOR_LIMITS = {
  strangers: { name: 'second-factor-strangers', points: 10, duration: 60 * 60 },
  device: { name: 'second-factor-device', points: 10, duration: 10 * 60 },
} as const satisfies Record<string, Allowed>

/** The password with which owners confirm a change of their second factor, and how often it may be tried. */
export const secondFactorProof = (password: string) => ({
  password,
  field: 'password',
  limit: { name: 'own-second-factor', points: 5, duration: 10 * 60 },
})

/** The time allowed between password and code, in minutes. */
export const CHALLENGE_MINUTES = 10

/** Codes in case the phone is lost. */
export const RECOVERY_CODE_COUNT = 10

/** Below this number the owner is advised to create new ones. */
export const FEW_RECOVERY_CODES = 4

export const SECOND_FACTOR_MESSAGES = {
  code: 'Enter the 6-digit code from your authenticator app, or one of your recovery codes',
  appCode: 'Enter the 6-digit code from your authenticator app',
  wrong: 'This code is wrong or has already been used. Wait for the next one.',
  tooMany: 'Too many codes have been tried. Please sign in again later.',
  expired: 'Your sign-in took too long. Please sign in again.',
  required: 'Your role requires a second factor, so it cannot be removed',
  ownFirst: 'Set up your own second factor first, in your profile',
  already: 'A second factor is already set up',
  none: 'No second factor is set up',
  topRole: 'Only an Admin can decide which roles need a second factor',
} as const

/** A code as typed by a person. */
export type TypedCode = { kind: 'app'; code: string } | { kind: 'recovery'; code: string } | null

/** Reads a code as people type it: with blanks, dashes and capitals; null if it is not one. */
export function parseTypedCode(typed: string): TypedCode {
  const plain = typed.toLowerCase().replace(/[\s-]/g, '')
  if (/^\d{6}$/.test(plain)) return { kind: 'app', code: plain }
  return /^[a-z2-7]{16}$/.test(plain) ? { kind: 'recovery', code: plain } : null
}

/** A recovery code for display: in groups of four. */
export const recoveryCodeText = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? code

/** What signing in requires after the correct password. */
export type SignInStep = 'nothing' | 'code' | 'set-up'

/** An account with a second factor must use it; one that needs it but has none must set it up first. */
export const signInStep = ({ has, needs }: { has: boolean; needs: boolean }): SignInStep =>
  has ? 'code' : needs ? 'set-up' : 'nothing'

/** The page of a sign-in's second step; the challenge follows the '#', which browsers do not send. */
export const secondFactorHref = (challenge: { challenge: string; asks: string }, next: string): string =>
  `/auth/second-factor#${new URLSearchParams({ challenge: challenge.challenge, asks: challenge.asks, next })}`
