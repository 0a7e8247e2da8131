import { expect, it } from 'vitest'
import { changedTags } from './bulk-change'

it.each([
  [[], [1, 2], [], [1, 2]],
  [[3, 1], [2, 1], [], [3, 1, 2]],
  [[3, 1], [], [1], [3]],
  [[3, 1], [4], [3, 9], [1, 4]],
  [[3, 1], [3], [], [3, 1]],
])('tags %j with %j added and %j removed are %j', (tags, add, remove, after) => {
  expect(changedTags(tags, { add, remove })).toEqual(after)
})
