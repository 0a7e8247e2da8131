import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { readSellerFacts } from '@/modules/sales/invoices/queries/read-seller-facts'
import { getTestPayload } from '../../setup/payload'
import { mailsTo } from '../accounts/outbox'
import { ACTORS, type ActorName, type Admitted, admitPeople, holds, refusedWith } from '../api/actors'
import { call, PASSWORD } from '../api/client'

const ACCOUNTS = '/company-settings/bank-accounts'
const CHANGES = '/company-settings/bank-account-changes'
const account = (more: Record<string, unknown> = {}) => ({
  currency: 'USD',
  bankName: 'MUFG Bank',
  accountName: 'Kaido K.K.',
  accountNumber: '1234567',
  ...more,
})

let people: Admitted['people']
let tokens: Admitted['tokens']

beforeAll(async () => {
  ;({ people, tokens } = await admitPeople())
})

const propose = (body: unknown, who: ActorName = 'manager') =>
  call('POST', ACCOUNTS, { token: tokens[who], body })
const decide = (id: number, verdict: 'approve' | 'reject', who: ActorName = 'admin') =>
  call('PUT', `${CHANGES}/${id}/${verdict}`, { token: tokens[who] })
const inForce = async (): Promise<{ id: string; currency: string; bankName: string; isDefault: boolean }[]> =>
  (await call('GET', '/company-settings', { token: tokens.admin })).body.data.bankAccounts

async function anotherAdministrator(): Promise<string> {
  const email = 'second@people.example.com'
  const data = {
    email,
    password: PASSWORD,
    firstName: 'Second',
    lastName: 'Test',
    role: 1,
    status: 'ACTIVE',
  } as const
  const payload = await getTestPayload()
  await payload.create({ collection: 'users', data, overrideAccess: true, depth: 0 })
  return email
}

/** The account that an invoice issued now would name. */
async function onInvoices(currency: string): Promise<string | undefined> {
  const { bank } = await readSellerFacts(await createLocalReq({}, await getTestPayload()), currency)
  return bank?.accountNumber
}

describe('a bank account', () => {
  it('is proposed only by those who may change settings', async () => {
    for (const actor of ACTORS) {
      const { status } = await propose(account({ accountNumber: '99' }), actor)
      expect(status, actor).toBe(holds(actor, 'settings', 'update') ? 422 : refusedWith(actor))
    }
  })

  it('takes effect when another person has approved it, and every administrator is notified of both', async () => {
    const second = await anotherAdministrator()
    const proposed = await propose(account())
    expect(proposed).toMatchObject({ status: 201, body: { message: expect.stringContaining('approval') } })
    const { id } = proposed.body.data
    expect(await inForce()).toEqual([])
    expect(await mailsTo(people.admin.email)).toMatchObject([{ event: 'bank-change-proposed' }])
    expect(await mailsTo(people.manager.email)).toEqual([])

    const own = await decide(id, 'approve', 'manager')
    expect(own).toMatchObject({
      status: 409,
      body: { message: 'Somebody else has to decide about your change.' },
    })
    expect(await inForce()).toEqual([])

    expect((await decide(id, 'approve')).status).toBe(200)
    expect(await inForce()).toMatchObject([{ bankName: 'MUFG Bank', isDefault: true, swift: null }])
    const [mail] = await mailsTo(people.admin.email)
    expect(mail).toMatchObject({
      event: 'bank-changed',
      subject: 'Bank account changed: USD, MUFG Bank, …4567',
    })
    expect(mail?.text).not.toContain('1234567')
    expect((await mailsTo(second)).map(({ event }) => event)).toEqual([
      'bank-changed',
      'bank-change-proposed',
    ])
    expect(await decide(id, 'reject')).toMatchObject({ status: 409 })
  })

  it('stays when the change is rejected', async () => {
    const [before] = await inForce()
    const { body } = await call('DELETE', `${ACCOUNTS}/${before?.id}`, { token: tokens.admin })
    expect((await decide(body.data.id, 'reject', 'manager')).status).toBe(200)
    expect(await inForce()).toEqual([before])
  })

  it('is not changed by an approval that comes too late', async () => {
    const [before] = await inForce()
    const change = (bankName: string) =>
      call('PUT', `${ACCOUNTS}/${before?.id}`, { token: tokens.manager, body: account({ bankName }) })
    const first = await change('Mizuho')
    const second = await change('Rakuten')
    expect((await decide(first.body.data.id, 'approve')).status).toBe(200)
    expect(await decide(second.body.data.id, 'approve')).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('has changed since') },
    })
    expect(await inForce()).toMatchObject([{ id: before?.id, bankName: 'Mizuho' }])
  })

  it('is checked like in the form', async () => {
    const bad = await propose(account({ accountNumber: 'DE89 3704 0044 0532 0103 00', swift: 'X' }))
    expect(bad.status).toBe(422)
    expect(bad.body.errors.map(({ path }: { path: string }) => path)).toEqual(['accountNumber', 'swift'])
    expect((await call('PUT', `${ACCOUNTS}/nowhere`, { token: tokens.admin, body: account() })).status).toBe(
      404,
    )
  })

  it('leaves who proposed and who approved in the log', async () => {
    const { db } = await getTestPayload()
    const { rows } = await db.drizzle.execute(sql`SELECT DISTINCT actor_id FROM audit_log
      WHERE table_name IN ('bank_account_changes', 'company_settings_bank_accounts') ORDER BY actor_id`)
    expect(rows.map(({ actor_id }) => actor_id).sort()).toEqual([people.admin.id, people.manager.id].sort())
  })

  it('is listed with what waits first', async () => {
    const { body } = await call('GET', CHANGES, { token: tokens.manager })
    expect(body.data.map(({ status }: { status: string }) => status)).toEqual([
      'PENDING',
      'APPROVED',
      'REJECTED',
      'APPROVED',
    ])
  })

  it('stays on invoices as it was until the change is approved', async () => {
    const [before] = await inForce()
    const { body } = await call('PUT', `${ACCOUNTS}/${before?.id}`, {
      token: tokens.manager,
      body: account({ bankName: 'Mizuho', accountNumber: '7654321' }),
    })
    expect(await onInvoices('USD')).toBe('1234567')
    expect((await decide(body.data.id, 'approve')).status).toBe(200)
    expect(await onInvoices('USD')).toBe('7654321')
    expect(await onInvoices('KES')).toBeUndefined()
  })

  it('approved twice at once changes once and is reported once', async () => {
    const { body } = await propose(account({ currency: 'KES', accountNumber: '5550001' }))
    const { id } = body.data
    const answers = await Promise.all([decide(id, 'approve'), decide(id, 'approve')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await inForce()).filter(({ currency }) => currency === 'KES')).toHaveLength(1)
    const mails = (await mailsTo(people.admin.email)).filter(({ text }) => text.includes('5550001'.slice(-4)))
    expect(mails.map(({ event }) => event)).toEqual(['bank-changed', 'bank-change-proposed'])
  })
})
