import { expect, it } from 'vitest'
import { env } from '@/server/env'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../../scripts/lib/demo-accounts.mjs'
import { listenAddress } from '../../../scripts/lib/listen-address.mjs'
import { getTestPayload } from '../../setup/payload'

it('the product is open to other machines unless the published password opens an account, or HOST is set', async () => {
  const payload = await getTestPayload()
  const notes: string[] = []
  const listen = (host?: string) => listenAddress(env().DATABASE_URL, host, (text) => notes.push(text))
  expect(await listen()).toBe('0.0.0.0')

  const [admin] = DEMO_ACCOUNTS
  const { id } = await payload.create({
    collection: 'users',
    data: {
      email: admin?.email ?? '',
      password: DEMO_PASSWORD,
      firstName: 'Akira',
      lastName: 'Mori',
      role: 1,
      status: 'ACTIVE',
    },
    depth: 0,
    overrideAccess: true,
    disableVerificationEmail: true,
  })
  expect(await listen()).toBe('127.0.0.1')
  expect(notes.splice(0)).toEqual([expect.stringContaining('127.0.0.1 alone')])
  expect(await listen('0.0.0.0')).toBe('0.0.0.0')
  expect(notes.splice(0)).toEqual([expect.stringContaining('WARNING')])

  const data = { password: 'Harbour-crane-58' }
  await payload.update({ collection: 'users', id, data, depth: 0, overrideAccess: true })
  expect(await listen()).toBe('0.0.0.0')
  expect(notes).toEqual([])
})
