// npm run create-admin -- someone@example.com: the first member of staff of an installation without demo data.
import { randomBytes } from 'node:crypto'
import config from '@payload-config'
import { getPayload } from 'payload'
import { checkUncommon } from '@/modules/accounts/credentials/rules/check-uncommon'
import { checkPassword } from '@/modules/accounts/credentials/rules/password'
import { env } from '@/server/env'
import { giveUp, print, Refusal } from './lib/progress.mjs'
import { seedBaseline } from './seed/baseline'

async function createAdmin(email: string | undefined): Promise<void> {
  if (!email?.includes('@'))
    throw new Refusal('Please give an e-mail address: npm run create-admin -- you@example.com')
  env()
  const payload = await getPayload({ config })
  await seedBaseline(payload)
  const password = process.env.ADMIN_PASSWORD || randomBytes(12).toString('base64url')
  const wrong = process.env.ADMIN_PASSWORD ? [...checkPassword(password), ...checkUncommon(password)] : []
  if (wrong[0]) throw new Refusal(`ADMIN_PASSWORD: ${wrong[0].message}`)
  await payload.create({
    collection: 'users',
    overrideAccess: true,
    depth: 0,
    data: {
      email,
      password,
      firstName: 'Admin',
      lastName: 'Kaido',
      role: 1,
      status: 'ACTIVE',
      emailVerifiedAt: new Date().toISOString(),
      allShowrooms: true,
    },
  })
  print(`Created ${email}${process.env.ADMIN_PASSWORD ? '' : ` with the password ${password}`}`)
  print('Sign in at /admin/auth/login and change the password there.')
}

await createAdmin(process.argv[2]).catch(giveUp)
process.exit(0)
