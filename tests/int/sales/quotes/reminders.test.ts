import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import { remindOfEnds, remindOfWaiting } from '@/modules/sales/quotes/operations/remind-quotes'
import {
  asked,
  at,
  cancel,
  mailsAbout,
  negotiate,
  newVehicle,
  quoted,
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
    const id = await asked('customer', await newVehicle())
    await remindOfTurn()
    expect(await count(id, 'quote-waits')).toBe(0)
    await remindOfTurn(inTwoDays())
    const receivers = await count(id, 'quote-waits')
    expect(receivers).toBeGreaterThan(0)
    await remindOfTurn(inTwoDays())
    expect(await count(id, 'quote-waits')).toBe(receivers)
  })

  it('is not reminded while it is the customer’s turn', async () => {
    const id = await asked('customer', await newVehicle())
    await send('admin', id)
    await remindOfTurn(inTwoDays())
    expect(await count(id, 'quote-waits')).toBe(0)
    await negotiate('customer', id)
    await remindOfTurn(inTwoDays())
    expect(await count(id, 'quote-waits')).toBeGreaterThan(0)
  })
})
