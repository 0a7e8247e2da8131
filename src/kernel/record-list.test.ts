import { describe, expect, test } from 'vitest'
import { columnOf, failureOf } from './record-list'

test.each([
  ['name', 'name'],
  ['companyName', 'company_name'],
  ['companyVat', 'company_vat'],
])('the field %s is the column %s', (field, column) => {
  expect(columnOf(field)).toBe(column)
})

describe('the message for a failed call', () => {
  const port = { failure: 'status', singular: 'Port' } as const
  const office = { failure: 'tried', singular: 'Showroom office' } as const
  const lost = { message: 'Network error occurred' }
  const wordless = { message: 'Invalid JSON response from server', status: 502 }

  test.each([
    [port, 'create', lost, 'Failed to create port: Network error occurred'],
    [port, 'update', lost, 'Failed to update port: Network error occurred'],
    [port, 'delete', wordless, 'HTTP error! status: 502'],
    [office, 'create', lost, 'Failed to create showroom office'],
    [office, 'delete', wordless, 'Failed to delete showroom office'],
  ] as const)('%o, %s', (list, verb, called, words) => {
    expect(failureOf(list, verb, called)).toBe(words)
  })

  test("prefers the server's own words", () => {
    const message = 'A port with this name already exists in this country.'
    for (const list of [port, office])
      expect(failureOf(list, 'create', { message, status: 409, isSaid: true })).toBe(message)
  })
})
