import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { readSellerFacts } from '@/modules/sales/invoices/queries/read-seller-facts'
import { getTestPayload } from '../../setup/payload'
import { tokenTo } from '../accounts/outbox'
import { activeFor, as, independent, somebody } from '../accounts/people-kit'
import { type Admitted, admitPeople } from '../api/actors'
import { call } from '../api/client'
import {
  ACCOUNTS,
  accept,
  approve,
  done,
  ELSE,
  invite,
  MANAGER,
  peopleManager,
  problemFor,
  propose,
  reject,
  signIn,
} from './second-person-kit'

type Person = Awaited<ReturnType<typeof somebody>>
/** Settings: read and update. */
const SETTINGS = { moduleId: 9, read: true, update: true }
const NOW = new Date().toISOString()

let tokens: Admitted['tokens']
let proposer: Person

beforeAll(async () => {
  ;({ tokens } = await admitPeople())
  proposer = await peopleManager()
})

/** The number of the account that a proforma issued now would name. */
async function onProformas(currency: string): Promise<string | undefined> {
  const { bank } = await readSellerFacts(await createLocalReq({}, await getTestPayload()), currency)
  return bank?.accountNumber
}

describe('a manager with a second mailbox', () => {
  it('cannot approve their own bank account with it, and proformas name the old one', async () => {
    await approve(tokens.admin, await propose(proposer.token, 'KES'))
    const before = await onProformas('KES')
    const second = await invite(proposer.token, 'second@people.example.com')
    const { body } = await as(proposer.token).get('/company-settings')
    const [{ id, ...entry }] = body.data.bankAccounts
    const changed = { ...entry, accountNumber: '6660001' }
    const proposed = await as(proposer.token).put(`${ACCOUNTS}/${id}`, changed)
    const refusal = `You were invited by whoever proposed this. ${ELSE}`
    expect(await approve(second.token, proposed.body.data.id)).toMatchObject({
      status: 409,
      body: { message: refusal },
    })
    expect(await problemFor(second.token, proposed.body.data.id)).toBe(refusal)
    expect(await onProformas('KES')).toBe(before)
    // However old the account gets.
    await activeFor(second.id, 400)
    expect((await approve(second.token, proposed.body.data.id)).status).toBe(409)
    expect((await reject(second.token, proposed.body.data.id)).status).toBe(200)
  })

  it('cannot have it propose and approve that themselves', async () => {
    const second = await invite(proposer.token, 'proposes@people.example.com')
    expect((await approve(proposer.token, await propose(second.token))).body.message).toMatch(
      /^The account that proposed this was created or invited by you/,
    )
  })

  it('cannot use two of them, nor one that another of them invited', async () => {
    const [second, third] = [
      await invite(proposer.token, 'two@people.example.com'),
      await invite(proposer.token, 'three@people.example.com'),
    ]
    const fourth = await invite(second.token, 'four@people.example.com')
    for (const { id } of [second, third, fourth]) await activeFor(id, 30)
    const common = await approve(third.token, await propose(second.token))
    expect([common.status, common.body.message]).toEqual([
      409,
      `You and whoever proposed this were invited by the same person. ${ELSE}`,
    ])
    const line = await approve(fourth.token, await propose(proposer.token))
    expect([line.status, line.body.message]).toEqual([
      409,
      `You were invited or promoted by somebody whom the proposer invited. ${ELSE}`,
    ])
  })
})

describe('whoever the proposer gave what approving needs', () => {
  /** Somebody independent, about whom the proposer then does something. */
  const WAYS: [string, () => Promise<{ id: number; email: string }>, RegExp][] = [
    [
      'a role, to a customer',
      async () => {
        const person = await somebody({ emailVerifiedAt: NOW, userType: 'CUSTOMER' })
        await done(as(proposer.token).patch(`/users/${person.id}`, { roleId: MANAGER }))
        return person
      },
      /^You were made a member of staff by/,
    ],
    [
      'another role',
      async () => {
        const person = await independent(4)
        await done(as(proposer.token).patch(`/users/${person.id}`, { roleId: MANAGER }))
        return person
      },
      /^Your role was assigned by/,
    ],
    [
      'permissions of their own',
      async () => {
        const person = await independent(4)
        const permissions = [SETTINGS]
        await done(as(proposer.token).put(`/user-permissions/user/${person.id}`, { permissions }))
        return person
      },
      /^Your permissions were changed by/,
    ],
    [
      'a role that includes more than when they got it',
      async () => {
        const made = await as(tokens.admin).post('/roles', {
          name: 'Finance',
          permissions: [{ moduleId: 3, read: true }],
        })
        const roleId = Number(made.body.data.id)
        const person = await independent(roleId)
        const permissions = [SETTINGS]
        await done(as(proposer.token).put(`/roles/${roleId}`, { permissions }))
        return person
      },
      /^Your permissions were changed by/,
    ],
    [
      'an account that is active again',
      async () => {
        const person = await somebody({ role: MANAGER, status: 'BLOCKED', emailVerifiedAt: NOW })
        await done(as(proposer.token).post('/users/bulk-activate', { ids: [person.id] }))
        return person
      },
      /^Your account was activated by/,
    ],
    [
      'an account that had been deleted',
      async () => {
        const person = await independent(MANAGER)
        await done(as(tokens.admin).post('/users/bulk-delete', { ids: [person.id] }))
        await done(as(proposer.token).post('/users/bulk-restore', { ids: [person.id] }))
        return person
      },
      /^Your account was restored by/,
    ],
    [
      'an account without its second factor',
      async () => {
        const person = await independent(MANAGER)
        const { drizzle } = (await getTestPayload()).db
        await drizzle.execute(
          sql`INSERT INTO second_factors (user_id, sealed_secret, last_step) VALUES (${person.id}, 'x', 0)`,
        )
        await done(as(proposer.token).remove(`/users/${person.id}/second-factor`))
        return person
      },
      /^Your second factor was reset by/,
    ],
    [
      'another address',
      async () => {
        const person = await independent(MANAGER)
        const email = `readdressed${person.id}@people.example.com`
        await done(as(proposer.token).put(`/users/${person.id}/email`, { newEmail: email }))
        const token = await tokenTo(email, 'change-email')
        await done(call('POST', '/auth/confirm-email-change', { body: { token } }))
        return { ...person, email }
      },
      /^Your e-mail address was changed by/,
    ],
    [
      'another invitation',
      async () => {
        const person = await somebody({ role: MANAGER, status: 'PENDING' })
        await done(as(proposer.token).post(`/users/${person.id}/invite`))
        await accept(person)
        return person
      },
      /^You were invited by/,
    ],
  ]

  it.each(WAYS)('does not approve: %s', async (_, change, reason) => {
    const person = await change()
    await activeFor(person.id, 30)
    const id = await propose(proposer.token)
    const answer = await approve(await signIn(person), id)
    expect([answer.status, answer.body.message]).toEqual([409, expect.stringMatching(reason)])
    // Proposed by somebody else, the same change is approved.
    const other = await propose((await independent(MANAGER)).token)
    expect((await approve(await signIn(person), other)).status).toBe(200)
  })
})
