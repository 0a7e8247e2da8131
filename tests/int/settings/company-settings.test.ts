import { sql } from '@payloadcms/db-postgres'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { SITE } from '@/kernel/site'
import { inviteMail } from '@/modules/accounts/people/mail/people-mails'
import { readHoldHours } from '@/modules/settings/company/queries/read-hold-hours'
import { getTariffs } from '@/modules/settings/tariffs/queries/get-tariffs-from-memory'
import { unavailablePage } from '@/server/http/unavailable-page'
import { queueMail } from '@/server/mail/queue-mail'
import { siteIdentity } from '@/server/site-identity'
import { inTransaction } from '@/server/transaction'
import { pageMetadata, siteMetadata } from '@/shell/storefront/page-metadata'
import { organizationJsonLd } from '@/shell/storefront/site-json-ld'
import { Wordmark } from '@/ui/wordmark'
import { getTestPayload } from '../../setup/payload'
import { ACTORS, type ActorName, admitPeople, callNatively, holds, isStaff, refusedWith } from '../api/actors'
import { addMedia } from '../api/catalogue'
import { call } from '../api/client'

let tokens: Partial<Record<ActorName, string>>

beforeAll(async () => {
  ;({ tokens } = await admitPeople())
})

const get = (who: ActorName = 'admin') => call('GET', '/company-settings', { token: tokens[who] })
const put = (body: unknown, who: ActorName = 'admin') =>
  call('PUT', '/company-settings', { token: tokens[who], body })

describe('the company’s settings', () => {
  it('state from when arrivals are counted: from the day by which a down payment is due', async () => {
    const payload = await getTestPayload()
    const before = (await get()).body.data.downPaymentDays
    expect((await put({ downPaymentDays: 9 })).status).toBe(200)
    expect((await getTariffs(payload)).paymentDays).toBe(9)
    await put({ downPaymentDays: before })
  })

  it('are read and changed by those who may do so to settings, and natively by nobody', async () => {
    for (const actor of ACTORS) {
      const mayRead = holds(actor, 'settings', 'read')
      const mayUpdate = holds(actor, 'settings', 'update')
      expect((await get(actor)).status, actor).toBe(mayRead ? 200 : refusedWith(actor))
      expect((await put({ motto: actor }, actor)).status, actor).toBe(mayUpdate ? 200 : refusedWith(actor))
      const path = 'globals/company-settings'
      const read = await callNatively('GET', path, tokens[actor])
      expect(read.status, actor).toBe(mayRead ? 200 : refusedWith(actor))
      const written = await callNatively('POST', path, tokens[actor], { motto: 'x' })
      expect(written.status, actor).toBe(isStaff(actor) ? 403 : refusedWith(actor))
      const versions = await callNatively('GET', `${path}/versions`, tokens[actor])
      expect(versions.status, actor).toBe(mayRead ? 200 : refusedWith(actor))
    }
  })

  it("start with the product's defaults", async () => {
    const { body } = await get()
    expect(body.data).toMatchObject({
      tradeName: 'Kaido',
      legalName: null,
      phones: [],
      validityDays: 30,
      reservationDays: 14,
      maxNegotiationRounds: 2,
      holdHours: 48,
      lowStockThreshold: 2,
      mileageUnit: 'miles',
      bankAccounts: [],
    })
  })

  it('keep what is not sent, and return the result', async () => {
    await put({
      legalName: 'Kaze K.K.',
      phones: ['+81 45 1', '+81 45 2'],
      memberships: ['JUMVEA no. 1234'],
      holdHours: 24,
    })
    const { body, status } = await put({ whatsapp: '+81 90 1' })
    expect([status, body.message]).toEqual([200, 'Company settings updated successfully'])
    expect(body.data).toMatchObject({
      legalName: 'Kaze K.K.',
      phones: ['+81 45 1', '+81 45 2'],
      memberships: ['JUMVEA no. 1234'],
      whatsapp: '+81 90 1',
    })
    expect(await readHoldHours((await getTestPayload()).db.drizzle)).toBe(24)
  })

  it.each([
    [{ tradeName: ' ' }, 'Trade name is required'],
    [{ colour: 'red' }, "Unknown field 'colour'"],
    [{ bankAccounts: [] }, "Unknown field 'bankAccounts'"],
    [{ timezone: 'Mars/Olympus' }, 'Time zone must be one such as Asia/Tokyo'],
    [{ salesEmail: 'sales' }, 'E-mail for sales must be a valid address'],
    [{ facebook: 'javascript:alert(1)' }, 'Facebook must be an address that begins with https://'],
    [{ validityDays: 1.5 }, 'Quotes are valid for (days) must be a whole number'],
    [{ phones: ['1', '2', '3', '4', '5', '6'] }, 'Telephone numbers: at most 5 lines'],
    [{ priceType: 'EXW' }, 'Default price type must be one of FOB, CIF, DDP'],
  ])('refuse %j', async (body, message) => {
    const refused = await put(body)
    expect([refused.status, refused.body.message]).toEqual([422, message])
  })

  it('are not changed over a newer version', async () => {
    const { updatedAt } = (await get()).body.data
    expect((await put({ motto: 'first', updatedAt })).status).toBe(200)
    expect((await put({ motto: 'second', updatedAt })).status).toBe(409)
  })

  it('appear in the audit log, and earlier versions are stored', async () => {
    const { db } = await getTestPayload()
    await put({ taxNumber: 'T-1' })
    await put({ taxNumber: 'T-2' })
    const { rows } = await db.drizzle.execute(
      sql`SELECT to_jsonb(l) AS entry FROM audit_log l WHERE table_name = 'company_settings' ORDER BY id DESC LIMIT 1`,
    )
    expect(JSON.stringify(rows)).toContain('T-2')
    const answer = await callNatively('GET', 'globals/company-settings/versions?sort=-id', tokens.admin)
    const taxes = ((await answer.json()) as { docs: { version: { taxNumber: string } }[] }).docs.map(
      ({ version }) => version.taxNumber,
    )
    expect(taxes.slice(0, 2)).toEqual(['T-2', 'T-1'])
  })
})

describe('the name of the site', () => {
  it('comes from the settings, on the storefront, in search results, in an outage and in e-mails', async () => {
    const logo = await addMedia('kaze.webp')
    await put({ tradeName: 'Kaze & Sons', purpose: 'lorries', phones: ['+81 45 1'], logo })
    expect(siteIdentity()).toMatchObject({
      name: 'Kaze & Sons',
      logo: { light: '/media/kaze.webp', dark: '/media/kaze.webp' },
    })
    expect(siteMetadata('https://kaze.example')).toMatchObject({
      title: { default: 'Kaze & Sons: lorries', template: '%s · Kaze & Sons' },
      applicationName: 'Kaze & Sons',
    })
    const page = pageMetadata({ title: 'Compare', description: '', path: '/compare' })
    expect(page.openGraph).toMatchObject({ siteName: 'Kaze & Sons' })
    expect(organizationJsonLd([], 'https://kaze.example')).toMatchObject({
      name: 'Kaze & Sons',
      logo: 'https://kaze.example/media/kaze.webp',
      telephone: '+81 45 1',
    })
    expect(renderToStaticMarkup(Wordmark(siteIdentity()))).toContain('/media/kaze.webp')
    expect(unavailablePage()).toContain('Kaze &amp; Sons')
    expect(await invited('renamed')).toMatchObject({
      subject: 'Mori has invited you to Kaze & Sons',
      body_text: expect.stringContaining('Sent by Kaze & Sons'),
    })
  })

  it('is the product’s own again when set to it', async () => {
    await put({ tradeName: SITE.name, logo: null })
    expect(siteIdentity()).toMatchObject({ name: 'Kaido', logo: null })
  })

  it('prevents its logo from being deleted', async () => {
    const logo = await addMedia('kept.webp')
    await put({ favicon: logo })
    const payload = await getTestPayload()
    await expect(
      payload.delete({ collection: 'media', id: logo, overrideAccess: true, depth: 0 }),
    ).rejects.toThrow('This image is used by 1 company setting and cannot be deleted.')
  })
})

async function invited(effect: string) {
  const payload = await getTestPayload()
  const values = { firstName: 'Daria', inviter: 'Mori', site: siteIdentity().name, link: '', validFor: '' }
  await inTransaction({ payload }, (req) =>
    queueMail(req, inviteMail, { address: 'daria@kaze.example' }, effect, values),
  )
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT subject, body_text FROM mail_outbox WHERE effect_key = ${effect}`,
  )
  return rows[0]
}
