import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import { GET, POST } from '@/app/(storefront)/unsubscribe/one-click/route'
import { unsubscribeState } from '@/modules/inventory/saved-searches/operations/alerts/unsubscribe-from-alerts'
import { deliver } from '@/server/mail/deliver-mail'
import type { Envelope } from '@/server/mail/mail-adapter'
import { call } from '../../api/client'
import { at, db, list, MINUTE, plus, run, save, withAlerts } from './alerts-kit'

withAlerts()

describe('one-click unsubscribe', () => {
  /** An e-mail as sent, with the headers that mail programs read. */
  async function sent(): Promise<Envelope> {
    const { rows } = await db().execute(sql`SELECT id FROM mail_outbox ORDER BY id DESC LIMIT 1`)
    const taken: Envelope[] = []
    await deliver(at.payload, Number(rows[0]?.id), {
      name: 'smtp',
      leavesTheMachine: true,
      send: async (mail) => {
        taken.push(mail)
      },
    })
    return taken[0] as Envelope
  }

  const addressOf = (mail: Envelope): string =>
    /^<(.+)>$/.exec(mail.headers['List-Unsubscribe'] ?? '')?.[1] ?? ''

  const frequencyOf = async (id: number) =>
    (await call('GET', `/saved-searches/${id}`, { token: at.tokens.customer })).body.data.frequency

  const click = (address: string, body = 'List-Unsubscribe=One-Click') =>
    POST(
      new Request(address, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body,
      }),
    )

  it('is offered by the headers; reading the address changes nothing, posting to it does', async () => {
    const [{ id }, { id: other }] = [await save('instant'), await save('weekly', 'maxPrice=1')]
    await list()
    await run()
    const mail = await sent()
    expect(mail.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const address = addressOf(mail)
    const visit = await GET(new Request(address))
    expect(visit.status).toBe(303)
    expect(visit.headers.get('location')).toContain('/unsubscribe?token=')
    const token = new URL(address).searchParams.get('token')
    expect(await unsubscribeState(at.payload, token, new Date())).toMatchObject({
      name: 'Toyotas',
      isOn: true,
    })
    expect(await frequencyOf(id)).toBe('instant')
    const answer = await click(address)
    expect([answer.status, answer.headers.get('location')]).toEqual([200, null])
    expect([await frequencyOf(id), await frequencyOf(other)]).toEqual(['off', 'weekly'])
    expect((await click(address)).status).toBe(200)
    await list()
    expect(await run(plus(new Date(), 60 * MINUTE))).toBe(0)
  })

  it('ends all e-mails about vehicles if requested on the page', async () => {
    await save('instant')
    await list()
    await run()
    const address = addressOf(await sent())
    const answer = await click(address, 'everything=yes')
    expect(answer.status).toBe(303)
    const token = new URL(address).searchParams.get('token')
    expect(await unsubscribeState(at.payload, token, new Date())).toMatchObject({ isAnyOn: false })
    await list()
    expect(await run(plus(new Date(), 60 * MINUTE))).toBe(0)
  })

  it('is refused for a tampered address', async () => {
    const { id } = await save('instant')
    await list()
    await run()
    const address = addressOf(await sent())
    for (const wrong of [
      address.slice(0, -2),
      address.replace('token=', 'token=x'),
      address.split('?')[0] ?? '',
    ])
      expect((await click(wrong)).status).toBe(404)
    expect(await frequencyOf(id)).toBe('instant')
  })

  it('is not offered for e-mails that secure an account', async () => {
    await db().execute(sql`
      INSERT INTO mail_outbox (event_key, effect_key, to_address, subject, body_text, body_html)
      VALUES ('reset-password', 'plain', 'a@b.example', 's', 't', 'h')`)
    expect(Object.keys((await sent()).headers ?? {})).toEqual(['X-Kaido-Site'])
  })
})
