import { describe, expect, test } from 'vitest'
import { deadlinesOf, type Given, type NoticeKind, noticesDue } from './deadlines'
import type { Terms, TicketFacts } from './ticket-facts'

const at = (text: string) => new Date(`2026-11-30T${text}Z`)
const none = { firstResponse: null, nextResponse: null, resolution: null }
const HOUR = { ...none, firstResponse: 60 }
const TERMS: Terms = {
  calendar: {
    timeZone: 'UTC',
    week: Array.from({ length: 7 }, () => [{ from: 480, to: 1020 }]),
    holidays: new Set(),
  },
  targets: { LOW: none, NORMAL: HOUR, HIGH: HOUR, URGENT: HOUR },
}
const facts = (more: Partial<TicketFacts> = {}): TicketFacts => ({
  createdAt: at('09:00:00'),
  priority: 'NORMAL',
  statuses: [{ at: at('09:00:00'), to: 'OPEN' }],
  messages: [],
  ...more,
})
const status = (time: string, to: TicketFacts['statuses'][number]['to']) => ({
  statuses: [...facts().statuses, { at: at(time), to }],
})

describe('the moments of a promise', () => {
  const momentsOf = (ticket: TicketFacts) =>
    deadlinesOf(ticket, TERMS).map(({ dueAt, escalateAt, promised, warnAt }) =>
      [promised, ...[warnAt, dueAt, escalateAt].map((one) => one?.toISOString().slice(11, 16))].join(' '),
    )

  test.each<[string, Partial<TicketFacts>, string[]]>([
    ['open: at 80 %, when it is due, at 150 %', {}, ['firstResponse 09:48 10:00 10:30']],
    ['urgent: the lead at once', { priority: 'URGENT' }, ['firstResponse 09:48 10:00 10:00']],
    ['nothing is promised', { priority: 'LOW' }, []],
    ['answered', { messages: [{ at: at('09:30:00'), fromCustomer: false }] }, []],
    ['on hold before it is due', status('09:50:00', 'ON_HOLD'), []],
    ['on hold after it was due', status('10:05:00', 'ON_HOLD'), ['firstResponse 09:48 10:00 ']],
    ['resolved late, without an answer', status('10:05:00', 'RESOLVED'), []],
  ])('%s', (_, ticket, moments) => {
    expect(momentsOf(facts(ticket))).toEqual(moments)
  })

  test('none without a department', () => {
    expect(deadlinesOf(facts(), null)).toEqual([])
  })
})

describe('notices', () => {
  const deadline = {
    promised: 'firstResponse',
    warnAt: at('09:48:00'),
    dueAt: at('10:00:00'),
    escalateAt: at('10:30:00'),
  } as const
  const given = (...all: [NoticeKind, string][]): Given[] =>
    all.map(([kind, time]) => ({ kind, at: at(time) }))

  test.each<[string, string, Given[], NoticeKind[], string | null]>([
    ['before', '09:47:59', [], [], '09:48'],
    ['shortly before it is due', '09:48:00', [], ['warning'], '10:00'],
    ['warned already', '09:50:00', given(['warning', '09:48:10']), [], '10:00'],
    ['due', '10:00:00', given(['warning', '09:48:10']), ['breach'], '10:30'],
    ['due, and never warned: no warning any more', '10:00:00', [], ['breach'], '10:30'],
    ['notified', '10:20:00', given(['breach', '10:00:05']), [], '10:30'],
    ['still not met', '10:30:00', given(['breach', '10:00:05']), ['escalation'], null],
    ['after a night: both', '10:40:00', [], ['breach', 'escalation'], null],
    ['all notified', '10:40:00', given(['breach', '10:00:05'], ['escalation', '10:30:05']), [], null],
    ['put off since: anew', '10:00:00', given(['breach', '09:30:00']), ['breach'], '10:30'],
    [
      'due at another time, but broken all along: not again',
      '10:10:00',
      given(['breach', '10:05:00']),
      [],
      '10:30',
    ],
  ])('%s', (_, now, all, kinds, next) => {
    const due = noticesDue(deadline, all, at(now))
    expect(due.kinds).toEqual(kinds)
    expect(due.nextAt?.toISOString().slice(11, 16) ?? null).toBe(next)
  })
})
