import { type MigrateDownArgs, sql } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'
import { down, up } from '../../../migrations/20261126_100000_second_person'
import { getTestPayload } from '../../setup/payload'
import { as, independent, somebody } from '../accounts/people-kit'
import { done, invite, MANAGER, peopleManager } from './second-person-kit'

const { drizzle } = (await getTestPayload()).db

/** Who made whom, and how. */
async function makers(): Promise<unknown[]> {
  const { rows } = await drizzle.execute(
    sql`SELECT user_id, maker_id, how, by_administrator FROM account_makers ORDER BY 1, 2, 3`,
  )
  return rows
}

async function active(): Promise<unknown[]> {
  const { rows } = await drizzle.execute(sql`SELECT user_id FROM active_accounts ORDER BY 1`)
  return rows
}

it('the audit log knows who made the accounts of before the migration', async () => {
  const [manager, administrator] = [await peopleManager(), await independent(1)]
  const invited = await invite(administrator.token, 'invited@people.example.com')
  const customer = await somebody({ userType: 'CUSTOMER', emailVerifiedAt: new Date().toISOString() })
  await done(as(manager.token).patch(`/users/${customer.id}`, { roleId: 4 }))
  await done(as(manager.token).patch(`/users/${customer.id}`, { roleId: MANAGER }))
  await done(as(administrator.token).post('/users/bulk-block', { ids: [invited.id] }))
  await done(as(manager.token).post('/users/bulk-activate', { ids: [invited.id] }))
  const permissions = [{ moduleId: 8, read: true }]
  await done(as(manager.token).put(`/user-permissions/user/${invited.id}`, { permissions }))
  const [before, activeBefore] = [await makers(), await active()]
  expect(before).toMatchObject([
    { user_id: invited.id, maker_id: manager.id, how: 'activated', by_administrator: false },
    { user_id: invited.id, maker_id: manager.id, how: 'permissions', by_administrator: false },
    { user_id: invited.id, maker_id: administrator.id, how: 'created', by_administrator: true },
    { user_id: invited.id, maker_id: administrator.id, how: 'invited', by_administrator: true },
    { user_id: customer.id, maker_id: manager.id, how: 'role', by_administrator: false },
    { user_id: customer.id, maker_id: manager.id, how: 'staff', by_administrator: false },
  ])

  const args = { db: drizzle } as unknown as MigrateDownArgs
  await down(args)
  await up(args)
  // Invitations were not recorded before; whoever sent the first one created the account.
  expect(await makers()).toEqual(before.filter((row) => JSON.stringify(row).includes('"invited"') === false))
  expect(await active()).toEqual(activeBefore)
})
