import { expect, it } from 'vitest'
import { isGuestPage } from './guest-page'

it.each([
  ['/', true],
  ['/blogs', true],
  ['/blogs/how-to-read-a-sheet', true],
  ['/blogs/%D0%BA%D0%B0%D0%BA', true],
  ['/topic-page/how-to-buy', true],
  ['/about', true],
  ['/about/us', false],
  ['/blogs/', false],
  ['/blogs/preview/7', false],
  ['/blogs/a/share.jpg', false],
  ['/topic-page', false],
  ['/vehicles', false],
  ['/vehicles/7', false],
  ['/dashboard', false],
  ['/admin', false],
  ['//', false],
])('the page at %s is the same for all guests: %s', (path, is) => {
  expect(isGuestPage(path)).toBe(is)
})
