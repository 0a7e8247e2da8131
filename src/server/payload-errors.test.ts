import { APIError, AuthenticationError, ValidationError } from 'payload'
import { expect, it } from 'vitest'
import { AppError, notFound } from '@/kernel/errors'
import { isApiError, isTaken, isValidationError, markTaken } from './payload-errors'

/** The same error, created by another bundle's copy of its class. */
const foreign = (error: Error): Error =>
  Object.assign(new Error(error.message), { ...error, name: error.name })

it.each([
  [new APIError('No', 403), true, false],
  [new AuthenticationError(), true, false],
  [new ValidationError({ errors: [{ path: 'name', message: 'Taken' }] }), true, true],
  [new Error('no status'), false, false],
  [Object.assign(new Error('from elsewhere'), { status: 404 }), false, false],
])('%s is recognised by its shape, whichever bundle made it', (error, isApi, isValidation) => {
  for (const one of [error, foreign(error)]) {
    expect(isApiError(one)).toBe(isApi)
    expect(isValidationError(one)).toBe(isValidation)
  }
  expect(isApiError({ status: 403, isPublic: true })).toBe(false)
})

it('distinguishes a taken value from other faults of a field, whatever its message', () => {
  const fault = (message: string) => new ValidationError({ errors: [{ path: 'name', message }] })
  expect(isTaken(fault('Already exists'))).toBe(false)
  expect(isTaken(fault('Value must be unique'))).toBe(true)
  expect(isTaken(foreign(markTaken(fault('Choose another'))) as ValidationError)).toBe(true)
})

it('recognises our own error from another bundle', () => {
  expect(foreign(notFound())).toBeInstanceOf(AppError)
  expect(new Error('other')).not.toBeInstanceOf(AppError)
})
