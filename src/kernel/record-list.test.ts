import { describe, expect, test } from 'vitest'
import { failureOf } from './lists/record-list-failures'
import { validityOn } from './lists/validity'
import { columnOf } from './record-list'

test.each([
  ['name', 'name'],
  ['companyName', 'company_name'],
  ['companyVat', 'company_vat'],
])('the field %s is the column %s', (field, column) => {
  expect(columnOf(field)).toBe(column)
})

test.each([
  [null, null, 'current'],
  ['2026-11-23', '2026-11-23', 'current'],
  ['2026-11-24', null, 'coming'],
  [null, '2026-11-22', 'ended'],
  ['2026-11-01', '2026-12-31', 'current'],
])('what holds from %s to %s is %s on 23 November 2026', (from, to, validity) => {
  expect(validityOn('2026-11-23', from, to)).toBe(validity)
})

describe('the message for a failed call', () => {
  const port = { failure: 'status', singular: 'Port' } as const
  const office = { failure: 'tried', singular: 'Showroom office' } as const
  const freight = { failure: 'response', singular: 'Freight' } as const
  const lost = { message: 'Network error occurred' }
  const wordless = { message: 'Invalid JSON response from server', status: 502 }

  test.each([
    [port, 'create', lost, 'Failed to create port: Network error occurred'],
    [port, 'update', lost, 'Failed to update port: Network error occurred'],
    [port, 'delete', wordless, 'HTTP error! status: 502'],
    [office, 'create', lost, 'Failed to create showroom office'],
    [office, 'delete', wordless, 'Failed to delete showroom office'],
    [freight, 'create', lost, 'Failed to create freight'],
    [freight, 'update', { message: 'HTTP 502: Bad Gateway', status: 502 }, 'HTTP 502: Bad Gateway'],
  ] as const)('%o, %s', (list, verb, called, words) => {
    expect(failureOf(list, verb, called)).toBe(words)
  })

  test("prefers the server's own words", () => {
    const message = 'A port with this name already exists in this country.'
    for (const list of [port, office])
      expect(failureOf(list, 'create', { message, status: 409, isOwnMessage: true })).toBe(message)
  })
})
