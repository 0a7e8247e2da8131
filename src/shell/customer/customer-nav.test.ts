import { expect, test } from 'vitest'
import { currentOf } from './customer-nav'

const page = (href: string, place: number) => ({ group: 'dashboard' as const, href, label: href, place })
const groups = [
  {
    title: 'Dashboard',
    pages: [
      page('/dashboard', 0),
      page('/dashboard/quotes', 10),
      page('/dashboard/quotes/old', 20),
      { ...page('/dashboard/support', 30), also: '/support' },
    ],
  },
]

test.each([
  ['/dashboard', '/dashboard'],
  ['/dashboard/quotes', '/dashboard/quotes'],
  ['/dashboard/quotes/7/customize', '/dashboard/quotes'],
  ['/dashboard/quotes/old/7', '/dashboard/quotes/old'],
  ['/dashboard/quotesque', null],
  ['/dashboard/profile', null],
  ['/support', '/dashboard/support'],
  ['/support/tickets/7', '/dashboard/support'],
  ['/supporters', null],
])('%s is reached through %s', (path, line) => {
  expect(currentOf(path, groups)).toBe(line)
})
