import { type AfterErrorHook, ValidationError } from 'payload'
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
