import { describe, expect, it } from 'vitest'
import { fromIssues, REDIRECT_MESSAGES, redirectPath, toIssues } from './redirect'

describe('the path of a redirect', () => {
  it.each([
    ['/blogs/old-name', '/blogs/old-name'],
    ['/blogs/old-name/?a=1#b', '/blogs/old-name'],
    ['/topic-page/%D0%BA', '/topic-page/к'],
    ['//elsewhere.example/x', null],
    ['https://elsewhere.example/x', null],
    ['/bad/%E0%A4%A', null],
  ])('%s is %s', (given, path) => expect(redirectPath(given)).toBe(path))
})

describe('a redirect', () => {
  it.each([
    ['/blogs/old-name', null],
    ['/old-landing-page', null],
    ['/privacy-policy', null],
    ['', REDIRECT_MESSAGES.fromRequired],
    ['old-name', REDIRECT_MESSAGES.fromElsewhere],
    ['/', REDIRECT_MESSAGES.fromReserved],
    ['/blogs', REDIRECT_MESSAGES.fromReserved],
    ['/vehicles/7', REDIRECT_MESSAGES.fromReserved],
    ['/admin', REDIRECT_MESSAGES.fromReserved],
    ['/_next/static/x.js', REDIRECT_MESSAGES.fromReserved],
    ['/robots.txt', REDIRECT_MESSAGES.fromReserved],
    ['/old.html', null],
    ['/topic-page/admin-preview/x', REDIRECT_MESSAGES.fromReserved],
  ])('may begin at %s: %s', (from, message) => expect(fromIssues(from)[0]?.message ?? null).toBe(message))

  it.each([
    ['/vehicles?make=toyota', null],
    ['https://elsewhere.example/x', null],
    ['', REDIRECT_MESSAGES.toRequired],
    ['javascript:alert(1)', REDIRECT_MESSAGES.toUnsafe],
    ['//elsewhere.example', REDIRECT_MESSAGES.toUnsafe],
    ['mailto:a@b.example', REDIRECT_MESSAGES.toUnsafe],
    ['https://own.example@elsewhere.example/', REDIRECT_MESSAGES.toUnsafe],
    ['https://:secret@elsewhere.example/', REDIRECT_MESSAGES.toUnsafe],
    ['/api/v1/vehicles', REDIRECT_MESSAGES.toUnreadable],
    ['/x/../%61dmin', REDIRECT_MESSAGES.toUnreadable],
  ])('may lead to %s: %s', (to, message) => expect(toIssues(to)[0]?.message ?? null).toBe(message))
})
