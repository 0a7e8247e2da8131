import { expect, test } from 'vitest'
import { explainDue } from './explain-due'
import type { Terms, TicketFacts } from './ticket-facts'

const OFFICE = [
  { from: 480, to: 720 },
  { from: 780, to: 1020 },
]
const none = { firstResponse: null, nextResponse: null, resolution: null }
const terms = (resolution: number): Terms => ({
  calendar: {
    timeZone: 'Africa/Nairobi',
    week: [OFFICE, OFFICE, OFFICE, OFFICE, OFFICE, [], []],
    holidays: new Set(['2026-12-25']),
  },
  targets: { LOW: none, NORMAL: { ...none, resolution }, HIGH: none, URGENT: none },
})

const at = (text: string) => new Date(`${text}+03:00`)
const facts = (statuses: TicketFacts['statuses']): TicketFacts => ({
  createdAt: at('2026-12-24T15:00'),
  priority: 'NORMAL',
  statuses: [{ at: at('2026-12-24T15:00'), to: 'OPEN' }, ...statuses],
  messages: [],
})

const local = (date: Date) => new Date(date.getTime() + 3 * 3_600_000).toISOString().slice(5, 16)
const explain = (statuses: TicketFacts['statuses'], minutes: number) =>
  explainDue('resolution', facts(statuses), terms(minutes), {
    holidays: [{ day: '2026-12-25', name: 'Christmas Day' }],
    now: at('2026-12-29T10:00'),
  }).rows.map((row) => {
    const until = 'until' in row && row.until ? `–${local(row.until)}` : ''
    const what = 'name' in row ? row.name : 'ms' in row ? row.ms / 60_000 : 'status' in row ? row.status : ''
    return `${row.kind} ${local(row.at)}${until} ${what}`.trim()
  })

test('a due time is explained by what was counted, what was not, and why', () => {
  const pause = [
    { at: at('2026-12-24T16:00'), to: 'ON_HOLD' } as const,
    { at: at('2026-12-24T16:30'), to: 'OPEN' } as const,
  ]
  expect(explain(pause, 360)).toEqual([
    'start 12-24T15:00',
    'counted 12-24T15:00–12-24T16:00 60',
    'pause 12-24T16:00–12-24T16:30 ON_HOLD',
    'counted 12-24T16:30–12-24T17:00 30',
    'holiday 12-25T08:00 Christmas Day',
    'counted 12-28T08:00–12-28T12:00 240',
    'counted 12-28T13:00–12-28T13:30 30',
    'due 12-28T13:30',
  ])
})

test('a clock that stands still shows how far it came', () => {
  expect(explain([{ at: at('2026-12-24T16:00'), to: 'WAITING_ON_CUSTOMER' }], 360)).toEqual([
    'start 12-24T15:00',
    'counted 12-24T15:00–12-24T16:00 60',
    'pause 12-24T16:00 WAITING_ON_CUSTOMER',
    'holiday 12-25T08:00 Christmas Day',
  ])
})

test('what was met in time shows both moments', () => {
  expect(explain([{ at: at('2026-12-24T16:00'), to: 'RESOLVED' }], 120)).toEqual([
    'start 12-24T15:00',
    'counted 12-24T15:00–12-24T17:00 120',
    'met 12-24T16:00',
    'due 12-24T17:00',
  ])
})

test('of many openings the middle is one line, and nothing is lost', () => {
  const rows = explain([], 60 * 8 * 60)
  expect(rows.filter((row) => row.startsWith('counted'))).toHaveLength(40)
  const minutes = rows.map((row) => (/^(counted|more) /.test(row) ? Number(row.split(' ').at(-1)) : 0))
  expect(minutes.reduce((sum, one) => sum + one)).toBe(60 * 8 * 60)
  expect(rows.filter((row) => row.startsWith('more'))).toHaveLength(1)
})

test('what is left is business time that has not passed, and nothing of what was met', () => {
  const left = (statuses: TicketFacts['statuses'], minutes: number) =>
    explainDue('resolution', facts(statuses), terms(minutes), { holidays: [], now: at('2026-12-28T09:00') })
      .left
  expect(left([], 360)).toBe(180)
  expect(left([{ at: at('2026-12-24T16:00'), to: 'ON_HOLD' }], 360)).toBe(300)
  expect(left([], 60)).toBe(0)
  expect(left([{ at: at('2026-12-24T16:00'), to: 'RESOLVED' }], 360)).toBeNull()
})

test('the next response is asked for only while the customer wrote last', () => {
  const options = { holidays: [], now: at('2026-12-28T09:00') }
  expect(explainDue('nextResponse', facts([]), terms(360), options).isAsked).toBe(false)
  expect(explainDue('firstResponse', facts([]), terms(360), options).isAsked).toBe(true)
})
