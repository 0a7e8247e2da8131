import { describe, expect, it, test } from 'vitest'
import {
  AppError,
  badRequest,
  conflict,
  emailUnconfirmed,
  forbidden,
  notFound,
  rateLimited,
  tooLarge,
  unauthenticated,
  unavailable,
  unsupportedType,
  validationFailed,
} from './errors'

test.each([
  [badRequest(), 'bad_request', 400],
  [unauthenticated(), 'unauthenticated', 401],
  [forbidden(), 'forbidden', 403],
  [emailUnconfirmed('Confirm it'), 'email_unconfirmed', 403],
  [notFound(), 'not_found', 404],
  [conflict('Taken'), 'conflict', 409],
  [tooLarge(), 'payload_too_large', 413],
  [unsupportedType(), 'unsupported_media_type', 415],
  [validationFailed([]), 'validation_failed', 422],
  [rateLimited(5), 'rate_limited', 429],
  [unavailable('Away'), 'unavailable', 503],
])('%s carries code %s and status %i', (error, code, status) => {
  expect(error).toBeInstanceOf(AppError)
  expect(error).toBeInstanceOf(Error)
  expect(error).toMatchObject({ code, status })
  expect(error.message).not.toBe('')
})

describe('validationFailed', () => {
  const issues = [
    { path: 'model', message: 'Model is required' },
    { path: 'chassis', message: 'Chassis number is required' },
  ]

  it('uses the first issue unless given a message', () => {
    expect(validationFailed(issues)).toMatchObject({ message: 'Model is required', issues })
    expect(validationFailed(issues, 'Failed to save vehicle').message).toBe('Failed to save vehicle')
  })
})

it('keeps the field of a conflict, and whole seconds of a rate limit', () => {
  expect(conflict('Taken', [{ path: 'chassis', message: 'Taken' }]).issues).toHaveLength(1)
  expect([rateLimited(0.2).retryAfter, rateLimited(0).retryAfter, rateLimited(12).retryAfter]).toEqual([
    1, 1, 12,
  ])
})

test.each([
  [0.2, undefined, 'Too many requests. Please try again in 1 second.'],
  [40, undefined, 'Too many requests. Please try again in 40 seconds.'],
  [61, 'Try again later, or ask us.', 'Try again in 2 minutes, or ask us.'],
  [3600, undefined, 'Too many requests. Please try again in 60 minutes.'],
  [3601, undefined, 'Too many requests. Please try again in 2 hours.'],
])('a rate limit of %d s states for how long', (seconds, message, expected) => {
  expect(rateLimited(seconds, message).message).toBe(expected)
})
