import { type AfterErrorHook, ValidationError } from 'payload'
import { expect, test } from 'vitest'
import { mapDatabaseError } from './map-database-error'

test('a value that is taken is reported without the name of its table', async () => {
  const taken = { message: 'Value must be unique', path: 'route' }
  const errors = [{ ...taken, tableName: 'blog_posts' }]
  const error = new ValidationError({ collection: 'blog-posts', errors })
  const args = { error, req: {}, result: { errors: [error] } } as unknown as Parameters<AfterErrorHook>[0]
  expect(await mapDatabaseError(args)).toBeUndefined()
  expect(error.data.errors).toEqual([taken])
})
