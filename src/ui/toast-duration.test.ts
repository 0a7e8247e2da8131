import { describe, expect, it } from 'vitest'
import { toastDuration } from './toast-duration'

describe('a toast', () => {
  it.each([
    ['Link copied', 4000],
    ['', 4000],
    // With an address in it there is more to read than in four seconds.
    [`This browser does not allow copying: https://kaido.example/compare?ids=1,2,3,4`, 5850],
  ])('stays as long as %j takes to read', (text, ms) => {
    expect(toastDuration(text)).toBe(ms)
  })
})
