/** How often something may happen: `points` times in `duration` seconds. */
type Allowed = { name: string; points: number; duration: number }

/**
 * How many passwords are checked. Nobody can lock others out of an account: a device that has signed in there
 * before is counted separately, and the owner can get around the strangers' limit with a mail.
 */
export const SIGN_IN_LIMITS = {
  /** From one network, for any account. */
  network: { name: 'sign-in-network', points: 50, duration: 15 * 60 },
  /** From one network, for one account. */
  pair: { name: 'sign-in-pair', points: 5, duration: 10 * 60 },
  /** For one account, from all devices that have never signed in to it. */
  strangers: { name: 'sign-in-strangers', points: 20, duration: 60 * 60 },
  /** For one account, from one device that has signed in to it. */
  device: { name: 'sign-in-device', points: 10, duration: 10 * 60 },
} as const satisfies Record<string, Allowed>

/** The message after too many attempts at one account, whether it exists or not; 'later' becomes the time to wait. */
export const TOO_MANY_SIGN_INS =
  'Too many attempts to sign in to this account. Try again later, or reset your password by e-mail to sign in now.'

/** How long a device is known after its last sign-in, in days. */
export const KNOWN_DEVICE_DAYS = 180
