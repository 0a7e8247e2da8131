import { Secret, TOTP } from 'otpauth'
import { openSealed, sealText } from '@/server/sealed-value'
import { siteIdentity } from '@/server/site-identity'

const PURPOSE = 'second-factor'

/** How long a code is shown, in seconds; the previous and next ones are accepted too, since clocks differ. */
export const CODE_SECONDS = 30

const SECRET_BYTES = 20

/** The codes that an authenticator app makes of a secret. */
export const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: siteIdentity().name, label, secret: Secret.fromBase32(secret), period: CODE_SECONDS })

export const createAuthenticatorSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** The address that an authenticator app reads from the QR code. */
export const authenticatorUri = (secret: string, email: string): string => totpOf(secret, email).toString()

/** A secret as it is stored. */
export const sealSecret = (userId: number, secret: string): string =>
  sealText(PURPOSE, String(userId), secret)

/** A stored secret; null if it was not sealed for this person. */
export const unsealSecret = (userId: number, sealed: string): string | null =>
  openSealed(PURPOSE, String(userId), sealed)
