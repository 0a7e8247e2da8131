import { type AfterErrorHook, APIError, ValidationError } from 'payload'
import { expect, test } from 'vitest'
import { mapDatabaseError } from './map-database-error'

test('what is wrong with each field is reported, without the name of a table', async () => {
  const taken = { message: 'Value must be unique', path: 'route' }
  const errors = [{ ...taken, tableName: 'blog_posts' }]
  const error = new ValidationError({ collection: 'blog-posts', errors })
  // As it comes from another copy of Payload.
  Object.setPrototypeOf(error, Error.prototype)
  const result = { errors: [{ message: error.message }] }
  const args = { error, req: {}, result } as unknown as Parameters<AfterErrorHook>[0]
  const { message } = error
  expect(await mapDatabaseError(args)).toEqual({
    status: 400,
    response: {
      errors: [{ name: 'ValidationError', message, data: { collection: 'blog-posts', errors: [taken] } }],
    },
  })
})

/** What Payload answers of an error that it does not recognise. */
const UNKNOWN = { errors: [{ message: 'An unknown error occurred.' }] }

const mapped = (error: Error) => {
  // As a build makes it: from another copy of Payload, with a class without a name.
  Object.setPrototypeOf(error, Error.prototype)
  error.name = ''
  return mapDatabaseError({ error, req: {}, result: UNKNOWN } as unknown as Parameters<AfterErrorHook>[0])
}

test('the reason of a refusal is reported', async () => {
  const message = 'This image is used by 1 slide and cannot be deleted.'
  const data = { code: 'conflict' }
  expect(await mapped(new APIError(message, 409, data, true))).toEqual({
    status: 409,
    response: { errors: [{ name: 'APIError', data, message }] },
  })
  expect(await mapped(new APIError('Too large', 413, null, true))).toEqual({
    status: 413,
    response: { errors: [{ message: 'Too large' }] },
  })
})

test('what is not meant for the caller is not', async () => {
  expect(await mapped(new APIError('Column x is missing', 500, null, false))).toBeUndefined()
  expect(await mapped(new Error('Column x is missing'))).toBeUndefined()
})
