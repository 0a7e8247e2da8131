import { beforeAll, describe, expect, it } from 'vitest'
import { readRatesOn } from '@/modules/settings/exchange-rates/queries/read-rates-on'
import { getTestPayload } from '../../setup/payload'
import { ACTORS, type ActorName, admitPeople, holds, refusedWith } from '../api/actors'
import { call } from '../api/client'

let tokens: Partial<Record<ActorName, string>>

beforeAll(async () => {
  ;({ tokens } = await admitPeople())
})

const load = (csv: string, who: ActorName = 'admin') =>
  call('POST', '/exchange-rates/import', { token: tokens[who], body: { csv } })
const add = (body: unknown) => call('POST', '/exchange-rates', { token: tokens.admin, body })
const HEADER = 'Day,Currency,For 1 USD,Source'

describe('exchange rates', () => {
  it('are imported by those who may change settings', async () => {
    for (const actor of ACTORS) {
      const { status } = await load(`${HEADER}\n2020-01-01,KES,101.5,CBK`, actor)
      expect(status, actor).toBe(holds(actor, 'settings', 'update') ? 200 : refusedWith(actor))
    }
  })

  it('of a file are all taken, replacing those of the same day, or none', async () => {
    const good = await load(
      `\uFEFF${HEADER}\r\n2026-11-20,KES,129.35,\r\n2026-11-20;UGX;3702;"Bank, of Uganda"`,
    )
    expect(good.body).toMatchObject({ data: { added: 2, replaced: 0, same: 0 } })
    const again = await load(`${HEADER}\n2026-11-20,KES,129.4,\n2026-11-20,UGX,3702,`)
    expect(again.body.data).toEqual({ added: 0, replaced: 1, same: 1 })
    const bad = await load(`${HEADER}\n2026-11-21,KES,130,\n2026-11-21,EUX,1,`)
    expect(bad).toMatchObject({ status: 422, body: { message: expect.stringContaining('Line 3') } })
    expect((await readRatesOn((await getTestPayload()).db.drizzle, '2026-11-22')).rates.KES?.perUsd).toBe(
      '129.4',
    )
  })

  it('are entered once a day for each currency, as positive numbers', async () => {
    const entry = { day: '2026-11-19', currency: 'byn', perUsd: 3.27 }
    expect(await add(entry)).toMatchObject({ status: 201, body: { data: { currency: 'BYN', perUsd: 3.27 } } })
    for (const currency of ['EUR', 'GBP', 'AUD'])
      expect(await add({ day: '2026-11-18', currency, perUsd: 0.9 })).toMatchObject({ status: 201 })
    expect(await add(entry)).toMatchObject({
      status: 409,
      body: { message: 'There is a rate for this currency on this day already.' },
    })
    const wrong = await add({ day: '2026-02-30', currency: 'USD', perUsd: 0 })
    expect(wrong.body.errors).toEqual([
      { path: 'day', message: 'Day must be a date such as 2026-11-20' },
      { path: 'currency', message: 'Currency must be an ISO code other than USD, such as EUR' },
      { path: 'perUsd', message: 'Rate must be more than 0' },
    ])
  })

  it('of a day are the latest by then; what has none is left out', async () => {
    const { body } = await call('GET', '/exchange-rates/on?day=2026-11-20', { token: tokens.operator })
    expect(body.data).toEqual({
      on: '2026-11-20',
      rates: {
        AUD: { perUsd: '0.9', day: '2026-11-18' },
        BYN: { perUsd: '3.27', day: '2026-11-19' },
        EUR: { perUsd: '0.9', day: '2026-11-18' },
        GBP: { perUsd: '0.9', day: '2026-11-18' },
        KES: { perUsd: '129.4', day: '2026-11-20' },
        UGX: { perUsd: '3702', day: '2026-11-20' },
      },
    })
    const earlier = await call('GET', '/exchange-rates/on?day=2019-12-31', { token: tokens.operator })
    expect(earlier.body.data.rates).toEqual({})
    expect((await call('GET', '/exchange-rates/on?day=soon', { token: tokens.operator })).status).toBe(422)
  })

  it('are listed latest first', async () => {
    const { body } = await call('GET', '/exchange-rates?limit=3', { token: tokens.manager })
    expect(body.data.map(({ currency, day }: Record<string, string>) => `${day} ${currency}`)).toEqual([
      '2026-11-20 KES',
      '2026-11-20 UGX',
      '2026-11-19 BYN',
    ])
  })
})
