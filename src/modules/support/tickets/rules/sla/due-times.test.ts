import { describe, expect, test } from 'vitest'
import type { Calendar, OpenInterval } from '@/kernel/time/business-time'
import type { TicketPriority, TicketStatus } from '../ticket-choices'
import { dueTimes, isBreached } from './due-times'
import type { Terms, TicketFacts } from './ticket-facts'

const clock = (text: string): number => {
  const [hours = 0, minutes = 0] = text.split(':').map(Number)
  return hours * 60 + minutes
}
/** '8-12 13-17' as intervals. */
const hours = (text: string): OpenInterval[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((one) => one.split('-').map(clock))
    .map(([from = 0, to = 0]) => ({ from, to }))

const calendar = (
  timeZone: string,
  days: string,
  saturday: string,
  sunday: string,
  ...holidays: string[]
): Calendar => ({
  timeZone,
  week: [...Array.from({ length: 5 }, () => hours(days)), hours(saturday), hours(sunday)],
  holidays: new Set(holidays),
})

const NAIROBI = calendar('Africa/Nairobi', '8-12 13-17', '', '', '2026-12-25', '2026-12-28')
const SATURDAY = calendar('Africa/Nairobi', '8-12 13-17', '9-13', '')
const TOKYO = calendar('Asia/Tokyo', '9-18', '', '', '2027-01-01')
const LONDON = calendar('Europe/London', '9-17:30', '9-17:30', '9-17:30')
const LONDON_ALWAYS = calendar('Europe/London', '0-24', '0-24', '0-24')
const LONDON_NIGHT = calendar('Europe/London', '0:30-3', '0:30-3', '0:30-3')
const NEW_YORK = calendar('America/New_York', '9-17', '9-17', '9-17')
const NEW_YORK_ALWAYS = calendar('America/New_York', '0-24', '0-24', '0-24')
const LORD_HOWE = calendar('Australia/Lord_Howe', '0-24', '0-24', '0-24')
const UNTIL_MIDNIGHT = calendar('Africa/Nairobi', '18-24', '0-2', '')

const none = { firstResponse: null, nextResponse: null, resolution: null }
const terms = (of: Calendar, targets: Partial<Terms['targets']>): Terms => ({
  calendar: of,
  targets: { LOW: none, NORMAL: none, HIGH: none, URGENT: none, ...targets },
})

const at = (text: string) => new Date(text)
const timeOf = (date: Date | null) => date?.toISOString() ?? null
const moment = (text: string | null) => (text === null ? null : at(text).toISOString())

/** 'IN_PROGRESS 2026-12-01T10:00+03:00', 'customer …' or 'staff …'. */
function facts(created: string, events: string[] = [], priority: TicketPriority = 'NORMAL'): TicketFacts {
  const all = events.map((event) => event.split(' ') as [string, string])
  const isMessage = (what: string) => what === 'customer' || what === 'staff'
  return {
    createdAt: at(created),
    priority,
    statuses: [
      { at: at(created), to: 'OPEN' },
      ...all
        .filter(([what]) => !isMessage(what))
        .map(([what, when]) => ({ at: at(when), to: what as TicketStatus })),
    ],
    messages: all
      .filter(([what]) => isMessage(what))
      .map(([what, when]) => ({ at: at(when), fromCustomer: what === 'customer' })),
  }
}

// 30 November 2026 is a Monday.
describe('the first response', () => {
  test.each<[string, Calendar, string, number, string | null]>([
    ['within the morning', NAIROBI, '2026-11-30T09:00+03:00', 60, '2026-11-30T10:00+03:00'],
    ['up to the end of the morning', NAIROBI, '2026-11-30T11:00+03:00', 60, '2026-11-30T12:00+03:00'],
    ['over the break', NAIROBI, '2026-11-30T11:00+03:00', 61, '2026-11-30T13:01+03:00'],
    ['asked in the break', NAIROBI, '2026-11-30T12:20+03:00', 30, '2026-11-30T13:30+03:00'],
    ['asked before opening', NAIROBI, '2026-11-30T05:00+03:00', 30, '2026-11-30T08:30+03:00'],
    ['asked as it opens', NAIROBI, '2026-11-30T08:00+03:00', 240, '2026-11-30T12:00+03:00'],
    ['asked as it closes', NAIROBI, '2026-11-30T17:00+03:00', 10, '2026-12-01T08:10+03:00'],
    ['asked after closing', NAIROBI, '2026-11-30T21:00+03:00', 120, '2026-12-01T10:00+03:00'],
    ['over a night', NAIROBI, '2026-11-30T16:30+03:00', 60, '2026-12-01T08:30+03:00'],
    ['a working day', NAIROBI, '2026-11-30T10:00+03:00', 480, '2026-12-01T10:00+03:00'],
    ['over a weekend', NAIROBI, '2026-12-04T16:00+03:00', 120, '2026-12-07T09:00+03:00'],
    ['asked at a weekend', NAIROBI, '2026-12-05T10:00+03:00', 60, '2026-12-07T09:00+03:00'],
    ['over a half Saturday', SATURDAY, '2026-12-04T16:00+03:00', 360, '2026-12-07T09:00+03:00'],
    ['on a half Saturday', SATURDAY, '2026-12-05T12:30+03:00', 30, '2026-12-05T13:00+03:00'],
    ['over a holiday and a weekend', NAIROBI, '2026-12-24T16:00+03:00', 120, '2026-12-29T09:00+03:00'],
    ['asked on a holiday', NAIROBI, '2026-12-25T10:00+03:00', 15, '2026-12-29T08:15+03:00'],
    ['over New Year', TOKYO, '2026-12-31T17:00+09:00', 120, '2027-01-04T10:00+09:00'],
    ['with seconds', NAIROBI, '2026-11-30T11:59:30+03:00', 1, '2026-11-30T13:00:30+03:00'],
    [
      'over midnight without a break',
      UNTIL_MIDNIGHT,
      '2026-12-04T23:00+03:00',
      120,
      '2026-12-05T01:00+03:00',
    ],
    ['from another zone', NAIROBI, '2026-11-30T15:00+09:00', 60, '2026-11-30T10:00+03:00'],
    ['five working days', NAIROBI, '2026-11-30T08:00+03:00', 2400, '2026-12-04T17:00+03:00'],
  ])('%s', (_, of, created, firstResponse, due) => {
    const promised = terms(of, { NORMAL: { ...none, firstResponse } })
    expect(timeOf(dueTimes(facts(created), promised).firstResponse.dueAt)).toBe(moment(due))
  })

  test.each<[string, Calendar, string, number, string]>([
    ['a night with an hour less', LONDON, '2026-03-28T17:00+00:00', 60, '2026-03-29T09:30+01:00'],
    ['a night with an hour more', LONDON, '2026-10-24T17:00+01:00', 60, '2026-10-25T09:30+00:00'],
    ['a day of 23 hours', LONDON_ALWAYS, '2026-03-29T00:00+00:00', 1440, '2026-03-30T01:00+01:00'],
    ['a day of 25 hours', LONDON_ALWAYS, '2026-10-25T00:00+01:00', 1440, '2026-10-25T23:00+00:00'],
    ['an hour that is skipped', LONDON_NIGHT, '2026-03-29T00:30+00:00', 60, '2026-03-29T02:30+01:00'],
    ['an hour that comes twice', LONDON_NIGHT, '2026-10-25T00:30+01:00', 120, '2026-10-25T01:30+00:00'],
    ['into the night after the change', LONDON_NIGHT, '2026-03-29T00:30+00:00', 91, '2026-03-30T00:31+01:00'],
    ['an American spring', NEW_YORK, '2026-03-07T16:00-05:00', 120, '2026-03-08T10:00-04:00'],
    ['an American autumn', NEW_YORK, '2026-10-31T16:00-04:00', 120, '2026-11-01T10:00-05:00'],
    ['in the hour before it', NEW_YORK_ALWAYS, '2026-11-01T01:30-04:00', 60, '2026-11-01T01:30-05:00'],
    ['half an hour less', LORD_HOWE, '2026-10-04T01:45+10:30', 30, '2026-10-04T02:45+11:00'],
    ['half an hour more', LORD_HOWE, '2026-04-05T01:15+11:00', 60, '2026-04-05T01:45+10:30'],
  ])('over a change of the clocks: %s', (_, of, created, firstResponse, due) => {
    const promised = terms(of, { NORMAL: { ...none, firstResponse } })
    expect(timeOf(dueTimes(facts(created), promised).firstResponse.dueAt)).toBe(moment(due))
  })

  const inAnHour = terms(NAIROBI, { NORMAL: { ...none, firstResponse: 60 } })
  test.each<[string, string[], string | null, string | null]>([
    [
      'answered in time',
      ['staff 2026-11-30T09:50+03:00'],
      '2026-11-30T10:00+03:00',
      '2026-11-30T09:50+03:00',
    ],
    ['answered late', ['staff 2026-11-30T11:00+03:00'], '2026-11-30T10:00+03:00', '2026-11-30T11:00+03:00'],
    [
      'answered twice: the first counts',
      ['staff 2026-11-30T09:10+03:00', 'staff 2026-11-30T11:00+03:00'],
      '2026-11-30T10:00+03:00',
      '2026-11-30T09:10+03:00',
    ],
    ['the customer writes again', ['customer 2026-11-30T09:30+03:00'], '2026-11-30T10:00+03:00', null],
    ['put on hold', ['ON_HOLD 2026-11-30T09:20+03:00'], null, null],
    [
      'on hold for two hours',
      ['ON_HOLD 2026-11-30T09:20+03:00', 'OPEN 2026-11-30T11:20+03:00'],
      '2026-11-30T12:00+03:00',
      null,
    ],
    [
      'on hold over the break',
      ['ON_HOLD 2026-11-30T09:20+03:00', 'OPEN 2026-11-30T12:30+03:00'],
      '2026-11-30T13:40+03:00',
      null,
    ],
    [
      'put on hold when it was late already',
      ['ON_HOLD 2026-11-30T10:30+03:00'],
      '2026-11-30T10:00+03:00',
      null,
    ],
    ['resolved without an answer', ['RESOLVED 2026-11-30T09:30+03:00'], null, null],
    [
      'answered and waiting since: as it was then',
      ['staff 2026-11-30T09:30+03:00', 'WAITING_ON_CUSTOMER 2026-11-30T09:30+03:00'],
      '2026-11-30T10:00+03:00',
      '2026-11-30T09:30+03:00',
    ],
  ])('%s', (_, events, due, met) => {
    const { firstResponse } = dueTimes(facts('2026-11-30T09:00+03:00', events), inAnHour)
    expect([timeOf(firstResponse.dueAt), timeOf(firstResponse.metAt)]).toEqual([moment(due), moment(met)])
  })
})

describe('the next response', () => {
  const inAnHour = terms(NAIROBI, { NORMAL: { ...none, nextResponse: 60 } })
  const answered = 'staff 2026-11-30T09:10+03:00'
  test.each<[string, string[], string | null]>([
    ['nothing before the first answer', ['customer 2026-11-30T09:05+03:00'], null],
    ['nothing after our answer', [answered], null],
    ['from what the customer wrote', [answered, 'customer 2026-11-30T10:00+03:00'], '2026-11-30T11:00+03:00'],
    [
      'from the first of two messages',
      [answered, 'customer 2026-11-30T10:00+03:00', 'customer 2026-11-30T10:30+03:00'],
      '2026-11-30T11:00+03:00',
    ],
    [
      'nothing once it is answered',
      [answered, 'customer 2026-11-30T10:00+03:00', 'staff 2026-11-30T10:30+03:00'],
      null,
    ],
    [
      'anew after each answer',
      [
        answered,
        'customer 2026-11-30T10:00+03:00',
        'staff 2026-11-30T10:30+03:00',
        'customer 2026-11-30T11:30+03:00',
      ],
      '2026-11-30T13:30+03:00',
    ],
    [
      'not while on hold',
      [
        answered,
        'customer 2026-11-30T10:00+03:00',
        'ON_HOLD 2026-11-30T10:15+03:00',
        'IN_PROGRESS 2026-12-01T08:00+03:00',
      ],
      '2026-12-01T08:45+03:00',
    ],
    [
      'from the customer’s answer on, not while we waited for it',
      [
        answered,
        'WAITING_ON_CUSTOMER 2026-11-30T09:10+03:00',
        'customer 2026-12-02T08:30+03:00',
        'OPEN 2026-12-02T08:30+03:00',
      ],
      '2026-12-02T09:30+03:00',
    ],
  ])('%s', (_, events, due) => {
    expect(timeOf(dueTimes(facts('2026-11-30T09:00+03:00', events), inAnHour).nextResponse.dueAt)).toBe(
      moment(due),
    )
  })
})

describe('the resolution', () => {
  const inADay = terms(NAIROBI, { NORMAL: { ...none, resolution: 480 } })
  test.each<[string, string[], string | null, string | null]>([
    ['from its creation', [], '2026-12-01T09:00+03:00', null],
    ['whoever answered', ['staff 2026-11-30T09:10+03:00'], '2026-12-01T09:00+03:00', null],
    ['not while it waits', ['WAITING_ON_CUSTOMER 2026-11-30T10:00+03:00'], null, null],
    [
      'the customer took a week',
      ['WAITING_ON_CUSTOMER 2026-11-30T10:00+03:00', 'OPEN 2026-12-07T10:00+03:00'],
      '2026-12-08T09:00+03:00',
      null,
    ],
    [
      'a pause at night costs nothing',
      ['ON_HOLD 2026-11-30T17:00+03:00', 'OPEN 2026-12-01T08:00+03:00'],
      '2026-12-01T09:00+03:00',
      null,
    ],
    [
      'two pauses',
      [
        'ON_HOLD 2026-11-30T10:00+03:00',
        'IN_PROGRESS 2026-11-30T11:00+03:00',
        'WAITING_ON_CUSTOMER 2026-11-30T14:00+03:00',
        'OPEN 2026-11-30T16:00+03:00',
      ],
      '2026-12-01T12:00+03:00',
      null,
    ],
    [
      'resolved in time',
      ['RESOLVED 2026-11-30T16:00+03:00'],
      '2026-12-01T09:00+03:00',
      '2026-11-30T16:00+03:00',
    ],
    [
      'closed after it was resolved: the first counts',
      ['RESOLVED 2026-11-30T16:00+03:00', 'CLOSED 2026-12-07T16:00+03:00'],
      '2026-12-01T09:00+03:00',
      '2026-11-30T16:00+03:00',
    ],
    [
      'opened again it goes on where it stood',
      ['RESOLVED 2026-11-30T16:00+03:00', 'OPEN 2026-12-03T08:00+03:00'],
      '2026-12-03T10:00+03:00',
      null,
    ],
  ])('%s', (_, events, due, met) => {
    const { resolution } = dueTimes(facts('2026-11-30T09:00+03:00', events), inADay)
    expect([timeOf(resolution.dueAt), timeOf(resolution.metAt)]).toEqual([moment(due), moment(met)])
  })
})

describe('a change of priority or department', () => {
  const events = ['ON_HOLD 2026-11-30T10:00+03:00', 'OPEN 2026-11-30T11:00+03:00']
  const targets = {
    LOW: none,
    NORMAL: { ...none, resolution: 480 },
    HIGH: { ...none, resolution: 240 },
    URGENT: { ...none, resolution: 60 },
  }
  test.each<[string, Calendar, TicketPriority, string | null]>([
    ['as it began', NAIROBI, 'NORMAL', '2026-12-01T10:00+03:00'],
    ['more urgent: from the same beginning, with the same pause', NAIROBI, 'HIGH', '2026-11-30T15:00+03:00'],
    ['so urgent that it is late at once', NAIROBI, 'URGENT', '2026-11-30T10:00+03:00'],
    ['nothing promised any more', NAIROBI, 'LOW', null],
    // 15:00 in Tokyo when it began; two hours less of hold, and the office closes at 18:00.
    ['in the hours of another department', TOKYO, 'HIGH', '2026-12-01T11:00+09:00'],
  ])('%s', (_, of, priority, due) => {
    const ticket = facts('2026-11-30T09:00+03:00', events, priority)
    expect(timeOf(dueTimes(ticket, terms(of, targets)).resolution.dueAt)).toBe(moment(due))
  })
})

describe('what is due next', () => {
  const all = terms(NAIROBI, { NORMAL: { firstResponse: 60, nextResponse: 30, resolution: 480 } })
  test.each<[string, string[], string | null]>([
    ['the first response', [], '2026-11-30T10:00+03:00'],
    ['the resolution, once answered', ['staff 2026-11-30T09:10+03:00'], '2026-12-01T09:00+03:00'],
    [
      'the next response, once asked again',
      ['staff 2026-11-30T09:10+03:00', 'customer 2026-11-30T09:20+03:00'],
      '2026-11-30T09:50+03:00',
    ],
    ['nothing while it waits', ['ON_HOLD 2026-11-30T10:30+03:00'], null],
    ['nothing when it is resolved', ['RESOLVED 2026-11-30T10:30+03:00'], null],
  ])('%s', (_, events, due) => {
    expect(timeOf(dueTimes(facts('2026-11-30T09:00+03:00', events), all).dueAt)).toBe(moment(due))
  })

  test('nothing without a department', () => {
    const { dueAt, firstResponse, resolution } = dueTimes(facts('2026-11-30T09:00+03:00'), null)
    expect([dueAt, firstResponse.dueAt, resolution.dueAt]).toEqual([null, null, null])
  })
})

test.each<[string, string | null, string | null, boolean]>([
  ['before it is due', '2026-11-30T10:00Z', null, false],
  ['on the moment', '2026-11-30T09:00Z', null, false],
  ['after it', '2026-11-30T08:59:59Z', null, true],
  ['met in time', '2026-11-30T08:00Z', '2026-11-30T08:00Z', false],
  ['met late', '2026-11-30T08:00Z', '2026-11-30T08:00:01Z', true],
  ['met, nothing promised', null, '2026-11-30T08:00Z', false],
])('%s, at nine', (_, due, met, broken) => {
  const dates = { dueAt: due === null ? null : at(due), metAt: met === null ? null : at(met) }
  expect(isBreached(dates, at('2026-11-30T09:00Z'))).toBe(broken)
})
