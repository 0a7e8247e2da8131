import { sql } from '@payloadcms/db-postgres'
import { afterAll, describe, expect, it } from 'vitest'
import { dayIn } from '@/kernel/time/day-in'
import { expireQuotes } from '@/modules/sales/quotes/operations/expire-quotes'
import {
  remindOfEnds,
  remindOfWaiting,
} from '@/modules/sales/quotes/operations/remind-of-ending-or-waiting-quotes'
import {
  at,
  cancel,
  mailsAbout,
  negotiate,
  newVehicle,
  quoted,
  quoteRow,
  requestedQuote,
  rowsOf,
  send,
  withQuotes,
} from './quotes-kit'

withQuotes()

const twice = async (work: () => Promise<unknown>) => {
  await work()
  await work()
}
const remindOfEnd = () => twice(() => remindOfEnds(at.payload, new Date()))
const remindOfTurn = (now = new Date()) => twice(() => remindOfWaiting(at.payload, now))
const inTwoDays = () => new Date(Date.now() + 48 * 3_600_000)
const endsIn = (id: number, days: number) =>
  rowsOf(sql`UPDATE quotes SET valid_until = to_char(now() + make_interval(days => ${days}::int), 'YYYY-MM-DD')
    WHERE id = ${id}`)
const count = async (id: number, mail: string) => (await mailsAbout(id)).filter((one) => one === mail).length

describe('a customer', () => {
  it('is reminded once of an offer that is about to expire, and again of a new last day', async () => {
    const { id } = await quoted('customer')
    await remindOfEnd()
    expect(await count(id, 'quote-ends-soon')).toBe(1)
    await endsIn(id, 2)
    await remindOfEnd()
    expect(await count(id, 'quote-ends-soon')).toBe(2)
  })

  it('is not reminded of one that lasts, has ended, or waits for staff', async () => {
    const [lasting, ended, waiting] = [
      await quoted('customer'),
      await quoted('customer'),
      await quoted('customer'),
    ]
    await endsIn(lasting.id, 10)
    await cancel('customer', ended.id)
    await negotiate('customer', waiting.id)
    await remindOfEnd()
    for (const { id } of [lasting, ended, waiting]) expect(await count(id, 'quote-ends-soon')).toBe(0)
  })
})

describe('the showroom', () => {
  it('is reminded once of a customer who has waited for a day, and not before', async () => {
    const id = await requestedQuote('customer', await newVehicle())
    await remindOfTurn()
    expect(await count(id, 'quote-waits')).toBe(0)
    await remindOfTurn(inTwoDays())
    const receivers = await count(id, 'quote-waits')
    expect(receivers).toBeGreaterThan(0)
    await remindOfTurn(inTwoDays())
    expect(await count(id, 'quote-waits')).toBe(receivers)
  })

  it('is not reminded while it is the customer’s turn', async () => {
    const id = await requestedQuote('customer', await newVehicle())
    await send('admin', id)
    await remindOfTurn(inTwoDays())
    expect(await count(id, 'quote-waits')).toBe(0)
    await negotiate('customer', id)
    await remindOfTurn(inTwoDays())
    expect(await count(id, 'quote-waits')).toBeGreaterThan(0)
  })
})

describe('the end of an offer', () => {
  const inZone = (timezone: string) => rowsOf(sql`UPDATE company_settings SET timezone = ${timezone}`)
  const statusesOf = async (ids: number[]) => Promise.all(ids.map(async (id) => (await quoteRow(id))?.status))
  afterAll(() => inZone('UTC'))

  it('is the end of its last day where the company is', async () => {
    const { id } = await quoted('customer')
    // Where days begin last: it is tomorrow already where they begin first.
    const lastDay = dayIn(new Date(), 'Etc/GMT+12')
    await rowsOf(sql`UPDATE quotes SET valid_until = ${lastDay} WHERE id = ${id}`)
    await inZone('Etc/GMT+12')
    await expireQuotes(at.payload)
    expect(await statusesOf([id])).toEqual(['QUOTED'])
    await inZone('Pacific/Kiritimati')
    await expireQuotes(at.payload)
    expect(await statusesOf([id])).toEqual(['EXPIRED'])
  })

  it('comes once and is reported once to both sides, even if the job broke off in between', async () => {
    await inZone('UTC')
    const [first, second] = [(await quoted('customer')).id, (await quoted('dealer')).id]
    await rowsOf(sql`UPDATE quotes SET valid_until = '2026-01-31' WHERE id IN (${first}, ${second})`)
    const refused = sql.raw(`CHECK (effect_key NOT LIKE 'quote:${second}:quote-expired%') NOT VALID`)
    await rowsOf(sql`ALTER TABLE mail_outbox ADD CONSTRAINT broken_off ${refused}`)
    await expireQuotes(at.payload)
    await rowsOf(sql`ALTER TABLE mail_outbox DROP CONSTRAINT broken_off`)
    expect(await statusesOf([first, second])).toEqual(['EXPIRED', 'QUOTED'])
    expect(await count(second, 'quote-expired')).toBe(0)
    await twice(() => expireQuotes(at.payload))
    expect(await statusesOf([first, second])).toEqual(['EXPIRED', 'EXPIRED'])
    for (const id of [first, second])
      for (const mail of ['quote-expired', 'quote-expired-showroom']) expect(await count(id, mail)).toBe(1)
  })
})
