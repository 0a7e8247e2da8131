import { expect, it } from 'vitest'
import { growingPause } from './growing-pause.mjs'

it('doubles the pause after each crash up to a minute', () => {
  const pauseAfter = growingPause()
  const pauses = Array.from({ length: 8 }, () => pauseAfter(500) / 1000)
  expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60])
})

it('begins anew after some minutes without a crash', () => {
  const pauseAfter = growingPause()
  expect([500, 500, 3 * 60_000 - 1, 3 * 60_000, 500].map((up) => pauseAfter(up) / 1000)).toEqual([
    1, 2, 4, 1, 2,
  ])
})
