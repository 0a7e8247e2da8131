import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { modules } from '@/api/module'
import { textChangeWork } from '@/modules/settings/mail/queries/list-text-change-work'
import { riskyParts } from '@/modules/settings/mail/rules/mail-text-to-approve'
import type { MailEvent } from '@/server/mail/define-mail'
import { mailsOf } from '@/server/mail/mail-kinds'
import { navigationData } from '@/shell/back-office/navigation/navigation-data'
import { mailsTo } from '../accounts/outbox'
import { native } from '../api/actors'
import { PASSWORD, type PersonName } from '../api/client'
import { as, at, newVehicle, requestedQuote, rowsOf, send, withQuotes } from '../sales/quotes/quotes-kit'

withQuotes()

const PATH = '/email-templates/quote-sent'
const CHANGES = '/email-template-changes'
const SECOND = 'second@people.example.com'

const product = () =>
  at.payload.config.custom.mails.find(({ key }: MailEvent) => key === 'quote-sent') as MailEvent
const textWith = (more: string) => ({ subject: product().subject, body: `${product().body}\n\n${more}` })
const write = (who: PersonName, text: unknown, path = PATH) => as(who, 'PUT', path, text)
const inUse = async () => (await as('manager', 'GET', PATH)).body.data.text
const waiting = async () =>
  (await as('manager', 'GET', `${PATH}/changes`)).body.data.find(
    ({ status }: { status: string }) => status === 'PENDING',
  )
/** The notices of texts that somebody was sent, newest first. */
const noticesTo = async (address: string) =>
  (await mailsTo(address)).filter(({ event }) => event.startsWith('mail-text-'))
const toAdministrator = async () => (await noticesTo(at.people.admin.email)).map(({ event }) => event)
const forget = () => rowsOf(sql`DELETE FROM mail_outbox`)

/** The e-mail that a customer gets with an offer that is made now. */
async function offerMail(): Promise<string> {
  const id = await requestedQuote('customer', await newVehicle())
  expect((await send('admin', id)).status).toBe(200)
  const mails = await mailsTo(at.people.customer.email)
  return mails.find(({ event }) => event === 'quote-sent')?.text ?? ''
}

/** What the badge of the settings shows to a person. */
async function badgeOf(who: 'admin' | 'manager'): Promise<string | undefined> {
  const { id } = at.people[who]
  const user = await at.payload.findByID({ collection: 'users', id, overrideAccess: true, depth: 0 })
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, at.payload)
  const lines = (await navigationData(req)).groups.flatMap((group) => group.lines)
  return lines.find(({ title }) => title === 'Settings')?.badge?.label
}

beforeAll(async () => {
  const [firstName, lastName] = ['Second', 'Test']
  const person = {
    email: SECOND,
    password: PASSWORD,
    firstName,
    lastName,
    role: 1,
    status: 'ACTIVE',
  } as const
  await at.payload.create({ collection: 'users', data: person, overrideAccess: true, depth: 0 })
})

describe('the kinds of e-mails', () => {
  const greets = ({ variables }: MailEvent) => 'firstName' in variables

  it('to customers about a sale all state whether they are about money, and these are', () => {
    const toCustomers = modules()
      .filter(({ name }) => name !== 'accounts')
      .flatMap(({ mails = [] }) => mails)
      .filter(greets)
    expect(toCustomers.filter(({ aboutMoney }) => aboutMoney === undefined)).toEqual([])
    const without = toCustomers.filter(({ aboutMoney }) => aboutMoney === false).map(({ key }) => key)
    expect(without.toSorted()).toEqual(['saved-search-alert', 'vehicle-free', 'wishlist-alert'])
    const about = mailsOf(at.payload).filter(({ aboutMoney }) => aboutMoney === true)
    expect(about.every(greets)).toBe(true)
    expect(about.map(({ key }) => key).toSorted()).toEqual([
      'hold-confirmed',
      'hold-expired',
      'hold-rejected',
      'hold-released',
      'inquiry-replied',
      'inspection-passed',
      'order-cancellation-declined',
      'order-cancelled',
      'order-completed',
      'order-confirmed',
      'order-news',
      'order-note',
      'order-port-changed',
      'order-returned',
      'order-shipment',
      'order-switched',
      'payment-overdue',
      'payment-received',
      'payment-refunded',
      'payment-undone',
      'quote-acceptance-withdrawn',
      'quote-accepted',
      'quote-cancellation-confirmed',
      'quote-cancelled',
      'quote-customization-received',
      'quote-ends-soon',
      'quote-expired',
      'quote-not-available',
      'quote-note',
      'quote-received',
      'quote-revised',
      'quote-sent',
      'quote-vehicle-back',
      'quote-vehicle-found',
      'quote-vehicle-gone',
      'quote-vehicle-taken',
      'refund-undone',
      'ticket-answered',
      'ticket-closed',
      'ticket-received',
      'ticket-resolved',
    ])
  })

  it('to every administrator state that they warn', () => {
    const warnings = mailsOf(at.payload).filter(({ sentWhen }) => sentWhen.includes('every administrator'))
    expect(warnings.length).toBeGreaterThan(0)
    expect(warnings.filter(({ warnsAdministrators }) => !warnsAdministrators)).toEqual([])
  })

  it('come with texts that hold nothing to approve', () => {
    for (const event of mailsOf(at.payload))
      expect(riskyParts(event, { event, host: 'cars.example.com' }), event.key).toEqual([])
  })
})

describe('a harmless text of an e-mail about money', () => {
  it('takes effect at once, and every administrator is sent the difference', async () => {
    await forget()
    const saved = await write('manager', textWith('Thank you for your trust.'))
    expect(saved).toMatchObject({
      status: 200,
      body: { message: 'Text saved', data: { waitingSince: null } },
    })
    expect(await offerMail()).toContain('Thank you for your trust.')
    const [mail] = await noticesTo(SECOND)
    expect(mail).toMatchObject({ event: 'mail-text-changed', subject: 'Text of “Your quote” changed' })
    expect(mail?.text).toContain('+ Thank you for your trust.')
    expect(mail?.text).toContain('changed it.')
    expect(mail?.text).not.toContain('You can accept it')
    expect(await toAdministrator()).toContain('mail-text-changed')
    expect(await mailsTo(at.people.manager.email)).toEqual([])
  })

  it('is not sent to anybody when it stays the same', async () => {
    await forget()
    expect((await write('manager', textWith('Thank you for your trust.'))).status).toBe(200)
    expect(await toAdministrator()).toEqual([])
  })

  it('reset to the product’s own is sent to every administrator as well', async () => {
    await forget()
    expect((await as('manager', 'DELETE', PATH)).status).toBe(200)
    const [mail] = await noticesTo(SECOND)
    expect(mail?.text).toContain('− Thank you for your trust.')
    expect(mail?.text).toContain('reset it to the default text.')
    expect(await toAdministrator()).toEqual(['mail-text-changed'])
  })

  it('is neither stored nor sent to administrators if either fails', async () => {
    await forget()
    await rowsOf(
      sql`ALTER TABLE mail_templates ADD CONSTRAINT refuses CHECK (subject <> 'Refused') NOT VALID`,
    )
    const refused = await write('manager', { ...textWith('Thanks.'), subject: 'Refused' })
    await rowsOf(sql`ALTER TABLE mail_templates DROP CONSTRAINT refuses`)
    expect(refused.status).toBe(500)
    expect(await toAdministrator()).toEqual([])
  })
})

describe('a text with another account or a link elsewhere', () => {
  const risky = () => textWith('Please pay to DE89 3704 0044 0532 0130 00, see https://pay.example/now')

  it('by somebody who is not an administrator waits, and offers go out with the old text', async () => {
    await forget()
    const saved = await write('manager', risky())
    expect(saved).toMatchObject({ status: 200, body: { message: expect.stringContaining('for approval') } })
    expect(saved.body.data).toMatchObject({ own: null, waitingSince: expect.any(String) })
    expect(await inUse()).toEqual({ subject: product().subject, body: product().body })
    const sent = await offerMail()
    expect(sent).toContain('Here is your quote')
    expect(sent).not.toMatch(/DE89|pay\.example/)
    const [mail] = await noticesTo(SECOND)
    expect(mail?.event).toBe('mail-text-proposed')
    expect(mail?.text).toContain('+ Please pay to DE89 3704 0044 0532 0130 00, see https://pay.example/now')
    expect(await waiting()).toMatchObject({
      proposedById: at.people.manager.id,
      risky: expect.arrayContaining(['DE89370400440532013000', 'https://pay.example/now']),
    })
  })

  it('is work for administrators, with a badge, and not for others', async () => {
    await forget()
    expect(await badgeOf('admin')).toBe('1 e-mail text waits for approval')
    expect(await badgeOf('manager')).toBeUndefined()
    expect(textChangeWork.needs).toBe('top-role')
    const viewer = { id: at.people.admin.id, showrooms: 'all', seesCustomers: true } as const
    expect(await textChangeWork.oldest(at.payload, viewer, 3)).toEqual([
      {
        id: (await waiting()).id,
        title: 'Your quote',
        who: at.people.manager.id,
        what: null,
        since: expect.any(String),
        href: '/admin/settings/email-templates/quote-sent',
      },
    ])
  })

  it('is the only one that waits', async () => {
    expect(await write('manager', textWith('Pay to 7654321'))).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('already waiting for approval') },
    })
    const twice = sql`INSERT INTO mail_text_changes (key, subject, body, subject_before, body_before, proposed_by_id)
      SELECT key, subject, body, subject_before, body_before, proposed_by_id FROM mail_text_changes`
    await expect(rowsOf(twice)).rejects.toThrow()
  })

  it('is tested with the text in use, by an e-mail to oneself alone', async () => {
    await forget()
    expect((await as('manager', 'POST', `${PATH}/test`)).status).toBe(200)
    const rows = await rowsOf(sql`SELECT to_address, body_text FROM mail_outbox`)
    expect(rows).toEqual([
      { to_address: at.people.manager.email, body_text: expect.not.stringMatching(/DE89|pay\.example/) },
    ])
  })

  it('is approved or rejected by an administrator alone', async () => {
    const { id } = await waiting()
    for (const who of ['manager', 'supervisor', 'operator', 'customer'] as const) {
      expect((await as(who, 'PUT', `${CHANGES}/${id}/approve`)).status, who).toBe(403)
      expect((await as(who, 'PUT', `${CHANGES}/${id}/reject`, { reason: 'No' })).status, who).toBe(403)
    }
    expect((await as('admin', 'PUT', `${CHANGES}/999999/approve`)).status).toBe(404)
    expect(await waiting()).toMatchObject({ id })
  })

  it('is neither written nor decided over Payload’s own interface', async () => {
    const { id } = await waiting()
    for (const who of ['manager', 'admin'] as const) {
      const token = at.tokens[who]
      expect(await native('PATCH', `mail-text-changes/${id}`, token, { status: 'APPROVED' })).toBe(403)
      expect(await native('DELETE', `mail-text-changes/${id}`, token)).toBe(403)
      expect(await native('GET', `mail-text-changes/${id}`, token)).toBe(200)
    }
    expect(await native('GET', `mail-text-changes/${id}`, at.tokens.operator)).toBe(403)
  })

  it('is in use once it is approved, and every administrator is sent who did what', async () => {
    await forget()
    const { id } = await waiting()
    expect((await as('admin', 'PUT', `${CHANGES}/${id}/approve`)).status).toBe(200)
    expect(await offerMail()).toContain('DE89 3704 0044 0532 0130 00')
    const [mail] = await noticesTo(SECOND)
    expect(mail?.event).toBe('mail-text-changed')
    expect(mail?.text).toMatch(/proposed the change, and .+ approved it/)
    expect(await as('admin', 'PUT', `${CHANGES}/${id}/reject`, { reason: 'No' })).toMatchObject({
      status: 409,
      body: { message: 'This text has already been approved.' },
    })
  })

  it('once approved does not make other edits wait', async () => {
    const { body, subject } = risky()
    const saved = await write('manager', { subject, body: body.replace('Please pay', 'Kindly pay') })
    expect(saved.body).toMatchObject({ message: 'Text saved', data: { waitingSince: null } })
    expect(await offerMail()).toContain('Kindly pay')
  })

  it('by an administrator takes effect at once, and every administrator is sent it', async () => {
    await forget()
    const saved = await write('admin', textWith('Pay to account 9876543'))
    expect(saved.body).toMatchObject({ message: 'Text saved', data: { waitingSince: null } })
    expect(await offerMail()).toContain('9876543')
    expect((await noticesTo(SECOND)).map(({ event }) => event)).toEqual(['mail-text-changed'])
    await as('admin', 'DELETE', PATH)
  })

  it('is withdrawn by whoever proposed it alone', async () => {
    await write('manager', risky())
    const { id } = await waiting()
    expect((await as('admin', 'PUT', `${CHANGES}/${id}/withdraw`)).status).toBe(409)
    expect((await as('manager', 'PUT', `${CHANGES}/${id}/withdraw`)).status).toBe(200)
    expect(await waiting()).toBeUndefined()
    expect((await as('admin', 'PUT', `${CHANGES}/${id}/approve`)).status).toBe(409)
  })

  it('is rejected with a reason that its proposer reads', async () => {
    await write('manager', risky())
    const { id } = await waiting()
    expect((await as('admin', 'PUT', `${CHANGES}/${id}/reject`, { reason: ' ' })).status).toBe(422)
    expect((await as('admin', 'PUT', `${CHANGES}/${id}/reject`, { reason: 'Not our account' })).status).toBe(
      200,
    )
    const { body } = await as('manager', 'GET', `${PATH}/changes`)
    expect(body.data[0]).toMatchObject({ status: 'REJECTED', reason: 'Not our account' })
    expect(await inUse()).toMatchObject({ body: product().body })
  })

  it('is not approved for another difference than the one that was proposed', async () => {
    await write('manager', risky())
    const { id } = await waiting()
    await write('manager', textWith('Thanks.'))
    expect(await as('admin', 'PUT', `${CHANGES}/${id}/approve`)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('has changed since') },
    })
    await as('manager', 'PUT', `${CHANGES}/${id}/withdraw`)
    await as('manager', 'DELETE', PATH)
  })

  it('approved twice at once is approved once', async () => {
    await write('manager', risky())
    await forget()
    const { id } = await waiting()
    const approve = () => as('admin', 'PUT', `${CHANGES}/${id}/approve`)
    const answers = await Promise.all([approve(), approve()])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await toAdministrator()).toEqual(['mail-text-changed'])
    await as('admin', 'DELETE', PATH)
  })

  it('leaves who proposed and who decided in the log', async () => {
    const rows = await rowsOf(sql`SELECT DISTINCT action, area, record_label, actor_id FROM audit_log
      WHERE table_name = 'mail_text_changes' ORDER BY action, actor_id`)
    const entry = { area: 'E-mail text changes', record_label: 'quote-sent' }
    const [manager, admin] = [at.people.manager.id, at.people.admin.id]
    expect(rows).toEqual(
      expect.arrayContaining([
        { ...entry, action: 'create', actor_id: manager },
        { ...entry, action: 'update', actor_id: admin },
        { ...entry, action: 'update', actor_id: manager },
      ]),
    )
  })
})

describe('a text that warns administrators', () => {
  const path = '/email-templates/mail-text-changed'
  const silent = { subject: 'Nothing new', body: 'All is well.' }

  it.each(['bank-changed', 'bank-change-proposed', 'mail-text-changed', 'mail-text-proposed'])(
    'of %s waits whatever it says, unless an administrator writes it',
    async (key) => {
      const saved = await write('manager', silent, `/email-templates/${key}`)
      expect(saved.body.data.text.subject).not.toBe(silent.subject)
      expect(saved.body.data.waitingSince).toEqual(expect.any(String))
    },
  )

  it('is sent with the text that was in use when it is changed itself', async () => {
    await forget()
    expect((await write('admin', silent, path)).body.message).toBe('Text saved')
    const [mail] = await noticesTo(SECOND)
    expect(mail?.subject).toBe('Text of “E-mail text changed” changed')
    expect(mail?.text).toContain('+ Nothing new')
    await as('admin', 'DELETE', path)
  })
})

it('a text that is not about money takes effect at once, and no administrator is sent it', async () => {
  await forget()
  const { status, body } = await write(
    'manager',
    { subject: 'Hello', body: 'Pay to 1234567' },
    '/email-templates/vehicle-free',
  )
  expect([status, body.message]).toEqual([200, 'Text saved'])
  expect(await toAdministrator()).toEqual([])
})
