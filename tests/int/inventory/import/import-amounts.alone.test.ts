import { sql } from '@payloadcms/db-postgres'
import { describe, expect, test } from 'vitest'
import { carMap, cars, csvOf, query, rejections, runImport } from './import-kit'
import { at, given, sent, withScreens } from './import-screen-kit'

withScreens()

/** Cars with price and mileage in columns of these names. */
const fileOf = (letter: string, price: string, cells: readonly Record<string, string>[]) =>
  csvOf(
    cars(cells.length, (n) => ({ chassis: `${letter}-${n}`, file: `F${letter}-${n}` })).map(
      ({ price: _price, ...rest }, index) => ({ ...rest, [price]: '', 'Odo km': '', ...cells[index] }),
    ),
  )

const completed = (start: { map: { fields: object } }, more: object = {}) => {
  const { fields, references } = carMap()
  return {
    ...start.map,
    references,
    notStated: ['port', 'steering'],
    fields: { ...fields, currency: undefined, ...start.map.fields, others: { column: 'notes' }, ...more },
  }
}

const stored = (letter: string) =>
  query(
    at.payload,
    sql`SELECT price::float8 AS price, currency, mileage::float8 AS mileage FROM vehicles
      WHERE chassis LIKE ${`${letter}-%`} ORDER BY id`,
  )

describe('an amount', () => {
  test('keeps the currency of its column from the file to the vehicle, and mileage its thousands', async () => {
    const cells = [
      { 'FOB JPY': '450,000', 'Odo km': '45.210 km' },
      { 'FOB JPY': '¥1,250,000', 'Odo km': '8.000 km' },
    ]
    const { id, start } = await sent(at.admin, fileOf('YEN', 'FOB JPY', cells))
    expect(start.map.fields).toMatchObject({
      price: { column: 'FOB JPY' },
      currency: { constant: 'JPY' },
      mileage: { column: 'Odo km', unit: 'km' },
    })
    const map = completed(start)
    const { body } = await at.admin.send('POST', `/files/${id}/preview`, given(map))
    expect(body.data.map(({ values }: { values: object }) => values)).toMatchObject([
      { price: '¥450,000', currency: 'JPY', mileage: '28,092 miles' },
      { price: '¥1,250,000', currency: 'JPY', mileage: '4,971 miles' },
    ])
    const begun = await at.admin.send('POST', `/files/${id}/run`, given(map))
    await at.admin.until(begun.body.data.id, ['finished'])
    expect(await stored('YEN')).toEqual([
      { price: 450000, currency: 'JPY', mileage: 28092 },
      { price: 1250000, currency: 'JPY', mileage: 4971 },
    ])
  })

  test('of a file without a currency needs a decision before anything is done with it', async () => {
    const { id, start } = await sent(at.admin, fileOf('ASK', 'Price', [{ Price: '4,500' }]))
    expect(start.map.fields).not.toHaveProperty('currency')
    for (const path of ['preview', 'check', 'run']) {
      const { body, status } = await at.admin.send('POST', `/files/${id}/${path}`, given(completed(start)))
      expect(status).toBe(422)
      expect(body.errors).toEqual([
        {
          path: 'fields.currency',
          message: 'is missing: say which currency the amounts of the file are in',
        },
      ])
    }
    const map = completed(start, { currency: { constant: 'KES' } })
    const begun = await at.admin.send('POST', `/files/${id}/run`, given(map))
    await at.admin.until(begun.body.data.id, ['finished'])
    expect(await stored('ASK')).toMatchObject([{ price: 4500, currency: 'KES' }])
  })

  test('does not change its currency when another one of its vehicle is imported', async () => {
    const priced = csvOf(cars(2, (n) => ({ chassis: `LEFT-${n}`, file: `FLEFT-${n}` })))
    await runImport(at.payload, priced, { map: carMap() })
    const { fields, ...rest } = carMap()
    const { price, ...others } = fields
    const old = { ...rest, fields: { ...others, oldPrice: price, currency: { constant: 'JPY' } } }
    const { log } = await runImport(at.payload, priced, { map: old, onExisting: 'update' })
    const stays = ['Price stays in USD, the row is in JPY']
    expect(rejections(log)).toEqual({ 2: stays, 3: stays })
    const both = { ...rest, fields: { ...fields, oldPrice: price, currency: { constant: 'JPY' } } }
    const { counts } = await runImport(at.payload, priced, { map: both, onExisting: 'update' })
    expect(counts.updated).toBe(2)
    expect(await stored('LEFT')).toMatchObject([{ price: 4500, currency: 'JPY' }, { currency: 'JPY' }])
  })
})

test('a number left ambiguous by its whole column is queried alike by preview and import', async () => {
  const cells = Array.from({ length: 300 }, (_, n) => ({
    'FOB USD': '4500',
    'Odo km': n === 299 ? '812.5' : n === 0 ? '45.210' : String(40_000 + n),
  }))
  const content = fileOf('OPEN', 'FOB USD', cells)
  const { id, start } = await sent(at.admin, content)
  const reason = "Odo km: '45.210' may be 45,210 or 45.21: say how the numbers of this column are written"
  const { body } = await at.admin.send('POST', `/files/${id}/preview`, given(completed(start)))
  expect(body.data[0]).toMatchObject({ outcome: 'rejected', reasons: [reason] })
  const map = JSON.parse(JSON.stringify(completed(start)))
  const dry = await runImport(at.payload, content, { map, dryRun: true })
  expect(rejections(dry.log)).toEqual({ 2: [reason] })
  const corrected = {
    ...map,
    fields: { ...map.fields, mileage: { column: 'Odo km', unit: 'km', decimal: ',' } },
  }
  const { counts } = await runImport(at.payload, content, { map: corrected, dryRun: true })
  expect(counts).toMatchObject({ rejected: 1, created: 299 })
})
