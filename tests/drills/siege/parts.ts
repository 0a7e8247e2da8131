import pg from 'pg'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../../scripts/lib/demo-accounts.mjs'
import { siegeBodies } from './bodies'
import { siegeHeaders } from './headers'
import { siegeLockout } from './lockout'
import { siegeRegex } from './regex'
import { siegeSaves } from './saves'
import type { Part } from './target'

/** Wrong passwords for one account, from as many addresses. */
const TRIES = 60

/** An owner's sign-in while strangers guess. */
const lockout: Part = async ({ address, databaseUrl, isSecure }) => {
  const customer = DEMO_ACCOUNTS.find(({ userType }) => userType === 'CUSTOMER')
  const owner = { email: customer?.email ?? '', password: DEMO_PASSWORD }
  // A proxy with TLS is in front, as far as the product knows.
  const origin = isSecure ? address.replace('http:', 'https:') : address
  const database = new pg.Pool({ connectionString: databaseUrl, max: 2 })
  try {
    return await siegeLockout({ address, database, owner, origin, tries: TRIES })
  } finally {
    await database.end()
  }
}

/** All parts, in order: those that change nothing first. */
export const PARTS: Readonly<Record<string, Part>> = {
  headers: siegeHeaders,
  regex: siegeRegex,
  lockout,
  saves: siegeSaves,
  bodies: siegeBodies,
}
