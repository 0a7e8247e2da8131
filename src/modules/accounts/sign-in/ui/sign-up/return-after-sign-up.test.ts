// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { storeReturn, takeReturn } from './return-after-sign-up'

const now = new Date('2026-11-27T12:00:00Z')
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000)

beforeEach(() => localStorage.clear())

it('is returned once', () => {
  storeReturn('/vehicles/425?quote=1', now)
  expect(takeReturn(later(1))).toBe('/vehicles/425?quote=1')
  expect(takeReturn(later(1))).toBe('/')
})

it.each([
  ['after a day', () => storeReturn('/vehicles/425', now), 25],
  ['for the home page', () => storeReturn('/', now), 1],
  ['to another site', () => storeReturn('https://example.org/', now), 1],
  ['when something else was stored', () => localStorage.setItem('kaido-return', '{'), 1],
])('returns home %s', (_, store, hours) => {
  store()
  expect(takeReturn(later(hours))).toBe('/')
})
