import { describe, expect, it } from 'vitest'
import { placeClock, timezonesOf } from './time-zone-of-place'

const SATURDAY_NOON = new Date('2026-11-21T12:00:00Z')

describe('the local time of a place', () => {
  it.each([
    ['Yokohama', 'Japan', { day: 5, minutes: 21 * 60 }],
    ['Nairobi', 'Kenya', { day: 5, minutes: 15 * 60 }],
    ['Dar es Salaam', 'Tanzania', { day: 5, minutes: 15 * 60 }],
    ['Dubai', 'United Arab Emirates', { day: 5, minutes: 16 * 60 }],
    ['Dubai', 'UAE', { day: 5, minutes: 16 * 60 }],
    ['Minsk', 'Belarus', { day: 5, minutes: 15 * 60 }],
    ['Vladivostok', 'Russia', { day: 5, minutes: 22 * 60 }],
    ['New York', 'United States', { day: 5, minutes: 7 * 60 }],
    ['Abidjan', "Côte d'Ivoire", { day: 5, minutes: 12 * 60 }],
    ['Bremen', 'germany', { day: 5, minutes: 13 * 60 }],
    ['Guangzhou', 'China', { day: 5, minutes: 20 * 60 }],
    ['Wellington', 'New Zealand', { day: 6, minutes: 60 }],
  ])('%s, %s', (city, country, clock) => {
    expect(placeClock({ city, country }, SATURDAY_NOON)).toEqual(clock)
  })

  it.each([
    ['Springfield', 'United States'],
    ['Ussuriysk', 'Russia'],
    ['Atlantis', 'Atlantis'],
    ['', ''],
  ])('is not guessed for %s, %s', (city, country) => {
    expect(placeClock({ city, country }, SATURDAY_NOON)).toBeNull()
  })

  it('follows daylight saving time', () => {
    const place = { city: 'London', country: 'United Kingdom' }
    expect(placeClock(place, new Date('2026-07-01T12:00:00Z'))?.minutes).toBe(13 * 60)
    expect(placeClock(place, new Date('2026-12-01T12:00:00Z'))?.minutes).toBe(12 * 60)
    expect(timezonesOf(place)).toEqual(['Europe/London'])
  })
})
