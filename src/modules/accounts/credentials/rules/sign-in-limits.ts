/** How often something may happen: `points` times in `duration` seconds. */
type Allowed = { name: string; points: number; duration: number }

/**
 * How many passwords are looked at. Nobody is kept out of an account by what others do: a device that has signed in
 * there before is counted by itself alone, and the limit that strangers share is got round by a mail to the owner.
 */
export const SIGN_IN_LIMITS = {
  /** From one network, whatever the accounts. */
  network: { name: 'sign-in-network', points: 50, duration: 15 * 60 },
  /** From one network at one account. */
  pair: { name: 'sign-in-pair', points: 5, duration: 10 * 60 },
  /** At one account, by all devices together that never signed in there. */
  strangers: { name: 'sign-in-strangers', points: 20, duration: 60 * 60 },
  /** At one account, by one device that did. */
  device: { name: 'sign-in-device', points: 10, duration: 10 * 60 },
} as const satisfies Record<string, Allowed>

/** Said when there were too many tries at one account, whether it exists or not. */
export const TOO_MANY_SIGN_INS =
  'Too many attempts to sign in to this account. Try again later, or reset your password by e-mail to sign in now.'

/** How long a device is known after its last sign-in, in days. */
export const KNOWN_DEVICE_DAYS = 180
