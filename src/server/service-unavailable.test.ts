import { expect, test } from 'vitest'
import { conflict, unavailable } from '@/kernel/errors'
import { isUnavailable, tryLater } from './service-unavailable'

const coded = (code: string, message = 'something') => Object.assign(new Error(message), { code })
const around = (cause: unknown) => new Error('Failed query: SELECT 1', { cause })

test.each([
  ['nobody listens', coded('ECONNREFUSED')],
  ['the line was cut', coded('ECONNRESET')],
  ['the server shuts down', coded('57P01')],
  ['the server starts', coded('57P03')],
  ['too many connections', coded('53300')],
  ['a lost connection', coded('08006')],
  ['a row was locked for too long', coded('55P03')],
  ['two waited for each other', coded('40P01')],
  ['no connection came free', new Error('timeout exceeded when trying to connect')],
  ['a connection ended', new Error('Connection terminated unexpectedly')],
  ['a refusal of our own', unavailable('Away')],
  ['any of them behind others', around(around(coded('ECONNREFUSED')))],
  ['any of several', new AggregateError([coded('ECONNREFUSED'), coded('ECONNREFUSED')])],
])('%s: the same request may do later', (_, error) => {
  expect(isUnavailable(error)).toBe(true)
})

test.each([
  ['a value that is taken', coded('23505')],
  ['a text that Postgres does not hold', coded('22021', 'invalid byte sequence')],
  ['what breaks the protocol', coded('08P01')],
  ['a refusal', conflict('Taken')],
  ['a fault', new TypeError('x is not a function')],
  ['a fault behind another', around(new TypeError('x is not a function'))],
  ['a text', 'ECONNREFUSED'],
  ['nothing', undefined],
])('%s: a retry would not help', (_, error) => {
  expect(isUnavailable(error)).toBe(false)
})

test('an error that is its own cause is examined once', () => {
  const error = new Error('round')
  error.cause = error
  expect(isUnavailable(error)).toBe(false)
})

test('a rejected caller receives when to retry', () => {
  expect(tryLater()).toMatchObject({ code: 'unavailable', status: 503, retryAfter: expect.any(Number) })
})
