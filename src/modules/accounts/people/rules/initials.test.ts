import { expect, test } from 'vitest'
import { initialsOf } from './initials'

test.each([
  ['Anna', 'Łukasz', 'AŁ'],
  ['  ngũgĩ', 'o’brien', 'NO'],
  ['Анна', '', 'А'],
  ['', ' ', 'W'],
])('%j %j is shown as %j', (firstName, lastName, shown) => {
  expect(initialsOf({ email: 'wanjiru@kaido.example', firstName, lastName })).toBe(shown)
})
