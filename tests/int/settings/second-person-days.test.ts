import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { getApprovalProblems, mayApprove } from '@/modules/settings/company/queries/get-approval-problem'
import { bankChangeWork } from '@/modules/settings/company/queries/list-bank-change-work'
import { getTestPayload } from '../../setup/payload'
import { tokenTo } from '../accounts/outbox'
import { activeFor, as, independent, type somebody } from '../accounts/people-kit'
import { amidChange } from '../amid-change'
import { type Admitted, admitPeople, callNatively } from '../api/actors'
import { call } from '../api/client'
import {
  approve,
  done,
  ELSE,
  invite,
  MANAGER,
  peopleManager,
  problemFor,
  propose,
  setDays,
  signIn,
} from './second-person-kit'

type Person = Awaited<ReturnType<typeof somebody>>
const TOO_NEW = `Only accounts that have been active for 7 days can approve this. ${ELSE}`

let tokens: Admitted['tokens']
let proposer: Person

beforeAll(async () => {
  ;({ tokens } = await admitPeople())
  proposer = await peopleManager()
})

describe('a second person', () => {
  it('is an independent manager who has been active for a week', async () => {
    const manager = await independent(MANAGER)
    await activeFor(manager.id, 6)
    const id = await propose(proposer.token)
    expect(await approve(manager.token, id)).toMatchObject({ status: 409, body: { message: TOO_NEW } })
    await activeFor(manager.id, 8)
    expect(await problemFor(manager.token, id)).toBeNull()
    expect((await approve(manager.token, id)).status).toBe(200)
  })

  it('is an administrator on the first day, whoever changed their account, but never the proposer', async () => {
    const administrator = await invite(tokens.admin, 'chief@people.example.com', 1)
    expect((await approve(administrator.token, await propose(tokens.admin))).status).toBe(200)
    expect((await approve(administrator.token, await propose(administrator.token))).status).toBe(409)
  })

  it('may be invited by the same administrator as the proposer', async () => {
    const [one, two] = [
      await invite(tokens.admin, 'one@people.example.com'),
      await invite(tokens.admin, 'other@people.example.com'),
    ]
    await activeFor(two.id, 8)
    expect((await approve(two.token, await propose(one.token))).status).toBe(200)
    expect((await approve(two.token, await propose(tokens.admin))).status).toBe(409)
  })

  it('starts anew after a break, and with another address', async () => {
    const blocked = await independent(MANAGER)
    await done(as(tokens.admin).post('/users/bulk-block', { ids: [blocked.id] }))
    await done(as(tokens.admin).post('/users/bulk-activate', { ids: [blocked.id] }))
    const id = await propose(proposer.token)
    expect((await approve(await signIn(blocked), id)).body.message).toBe(TOO_NEW)

    const moved = await independent(MANAGER)
    const email = 'moved@people.example.com'
    await done(as(tokens.admin).put(`/users/${moved.id}/email`, { newEmail: email }))
    const token = await tokenTo(email, 'change-email')
    await done(call('POST', '/auth/confirm-email-change', { body: { token } }))
    expect((await approve(await signIn({ ...moved, email }), id)).body.message).toBe(TOO_NEW)
  })

  it('is refused by what the proposer is changing about them at the same moment', async () => {
    const manager = await independent(MANAGER)
    const id = await propose(proposer.token)
    const promotion = `WITH acting AS (SELECT set_config('kaido.actor', $1, true))
      UPDATE users SET permissions = '{"settings": {"update": true}}' FROM acting WHERE id = $2`
    const answer = await amidChange([promotion, [String(proposer.id), manager.id]], () =>
      approve(manager.token, id),
    )
    expect([answer.status, answer.body.message]).toEqual([
      409,
      `Your permissions were changed by whoever proposed this. ${ELSE}`,
    ])
  })

  it('is counted and shown work that they may approve, and nothing else', async () => {
    const payload = await getTestPayload()
    const { rows } = await payload.db.drizzle.execute<{ id: number }>(sql`SELECT id FROM users`)
    const everybody = rows.map(({ id }) => id)
    for (const viewer of everybody) {
      const problems = await getApprovalProblems(payload, viewer, everybody)
      const allowed = await payload.db.drizzle.execute<{ id: number }>(
        sql`SELECT p.id FROM users p WHERE ${mayApprove(viewer, sql`p.id`)}`,
      )
      expect(allowed.rows.map(({ id }) => id).sort(), `of ${viewer}`).toEqual(
        everybody.filter((id) => id !== viewer && problems.get(id) === null).sort(),
      )
    }
    const second = await invite(proposer.token, 'looks@people.example.com')
    const manager = await independent(MANAGER)
    const id = await propose(proposer.token)
    const shown = async (viewer: Person) => {
      const facts = { id: viewer.id, showrooms: 'all', seesCustomers: true } as const
      const items = await bankChangeWork.oldest(payload, facts, 1000)
      const counted = await payload.db.drizzle.execute(bankChangeWork.waiting(facts))
      expect(counted.rows).toHaveLength(items.length)
      return items.some((item) => item.id === id)
    }
    expect([await shown(manager), await shown(second), await shown(proposer)]).toEqual([true, false, false])
  })
})

describe('for how many days approvers must have been active', () => {
  it('is changed by administrators alone, in whatever way; everything else by whoever may change settings', async () => {
    const { body } = await as(proposer.token).get('/company-settings')
    expect(body.data.approverActiveDays).toBe(7)
    const lowered = await setDays(proposer.token, 0)
    expect([lowered.status, lowered.body.message]).toEqual([
      403,
      'Only an administrator can change ‘Approvers have been active for (days)’.',
    ])
    const saved = await as(proposer.token).put('/company-settings', { motto: 'Ours', approverActiveDays: 7 })
    expect([saved.status, saved.body.data.motto]).toEqual([200, 'Ours'])

    const payload = await getTestPayload()
    const user = await payload.findByID({
      collection: 'users',
      id: proposer.id,
      overrideAccess: true,
      depth: 0,
    })
    const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
    const write = payload.updateGlobal({
      slug: 'company-settings',
      data: { approverActiveDays: 0 },
      req,
      overrideAccess: true,
    })
    await expect(write).rejects.toThrow('Only an administrator')
    const path = 'globals/company-settings'
    const native = await callNatively('POST', path, tokens.admin, { approverActiveDays: 0 })
    expect(native.status).toBe(403)
    expect((await as(proposer.token).get('/company-settings')).body.data.approverActiveDays).toBe(7)
  })

  it('counts at once', async () => {
    const manager = await independent(MANAGER)
    await activeFor(manager.id, 1)
    const id = await propose(proposer.token)
    expect((await approve(manager.token, id)).status).toBe(409)
    expect((await setDays(tokens.admin, 366)).status).toBe(422)
    expect((await setDays(tokens.admin, 1)).status).toBe(200)
    expect((await approve(manager.token, id)).status).toBe(200)
    expect((await setDays(tokens.admin, 7)).status).toBe(200)
  })
})
