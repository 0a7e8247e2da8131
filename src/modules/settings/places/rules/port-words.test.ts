import { expect, test } from 'vitest'
import { portFailure } from './port-words'

test.each([
  ['create', 'Failed to create port: Network error occurred'],
  ['update', 'Failed to update port: Network error occurred'],
  ['delete', 'Failed to delete port: Network error occurred'],
] as const)('a port that could not be reached to %s it is said so', (verb, words) => {
  expect(portFailure(verb, { message: 'Network error occurred' })).toBe(words)
})

test('the words of the server come first', () => {
  const message = 'A port with this name already exists in this country.'
  expect(portFailure('create', { message, status: 409, isSaid: true })).toBe(message)
})

test('an answer without words is told by its status', () => {
  const answer = { message: 'Invalid JSON response from server', status: 502 }
  expect(portFailure('delete', answer)).toBe('HTTP error! status: 502')
})
