import { beforeAll, expect, it } from 'vitest'
import { type Admitted, admitPeople, native } from './actors'

let tokens: Admitted['tokens']

beforeAll(async () => {
  ;({ tokens } = await admitPeople())
}, 120_000)

// Operators may read comments, and of people only themselves; managers all people, but no password hashes.
it.each([
  ['blog-comments', 'id', [200, 200]],
  ['blog-comments', '-post.title', [200, 200]],
  ['blog-comments', 'user.phoneNumber', [400, 200]],
  ['blog-comments', 'id,-user.email', [400, 200]],
  ['blog-comments', 'user__email', [400, 200]],
  ['blog-comments', 'post.writer.email', [400, 200]],
  ['blog-comments', 'user.hash', [400, 400]],
  ['blog-posts', 'writer.hash', [400, 400]],
  ['blog-ratings', 'user.resetPasswordToken', [400, 400]],
  ['blog-posts/versions', 'version.title', [200, 200]],
  ['blog-posts/versions', 'version.writer.hash', [400, 400]],
  ['blog-posts/versions', 'version.writer.email', [400, 200]],
])('%s sorted by %s: %j for an operator and a manager', async (path, sort, expected) => {
  const status = (who: 'operator' | 'manager') => native('GET', `${path}?sort=${sort}`, tokens[who])
  expect([await status('operator'), await status('manager')]).toEqual(expected)
})
