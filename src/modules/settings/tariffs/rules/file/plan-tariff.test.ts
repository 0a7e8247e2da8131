import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cellText, nameOfTariff } from '../tariff-in-words'
import { BLANK_LINE, type StoredFreight, TARIFF_FIELDS, type TariffLine } from '../tariff-line'
import { planTariff, type TariffPlan } from './plan-tariff'
import { type ReadLine, readTariff } from './read-tariff'
import { TARIFF_COLUMNS } from './tariff-columns'
import { DIRECTORY, PORTS, rowsOf } from './tariff-file.fixture'

const LABELS = {
  port: (id: number) => PORTS.find((port) => port.id === id)?.name ?? '',
  country: (id: number) => PORTS.find((port) => port.id === id)?.country ?? '',
  vehicleType: (id: number) => (id === 11 ? 'Truck' : 'Kei Car'),
}
const OPTIONS = {
  isWhole: false,
  today: '2026-11-23',
  nameOf: (line: TariffLine) => nameOfTariff(line, LABELS),
}

const LANE = { keyword: 'K Line', fee: '62', originPort: 1, destinationPort: 3 }
const stored = (id: number, more: Partial<TariffLine> = {}): StoredFreight => ({
  ...BLANK_LINE,
  ...LANE,
  id,
  ...more,
})
const line = (number: number, values: Partial<TariffLine> = {}): ReadLine => ({
  line: number,
  values: { ...LANE, ...values },
})

/** The plan in a few words. */
const reported = ({ added, changed, ended, problems, unchanged }: TariffPlan) => ({
  ...(added.length > 0 && { added: added.map((one) => one.line) }),
  ...(changed.length > 0 && { changed: changed.map(({ before, line: at }) => `${at} → ${before.id}`) }),
  ...(ended.length > 0 && { ended: ended.map(({ before, validTo }) => `${before.id} on ${validTo}`) }),
  ...(unchanged > 0 && { unchanged }),
  ...(problems.length > 0 && { problems: problems.map(({ field, line: at }) => `${at} ${field}`) }),
})
const plan = (lines: ReadLine[], before: StoredFreight[], more = {}) =>
  reported(planTariff(lines, before, { ...OPTIONS, ...more }))

describe('a line', () => {
  test('that is there already changes nothing', () => {
    expect(plan([line(2)], [stored(1)])).toEqual({ unchanged: 1 })
    expect(plan([line(2, { fee: '62.00' })], [stored(1)])).toEqual({ unchanged: 1 })
  })
  test('of a lane that has none is new', () => {
    expect(plan([line(2, { originPort: 2 })], [stored(1)])).toEqual({ added: [2] })
  })
  test('that begins on the same day changes what is there', () => {
    expect(plan([line(2, { fee: '65' })], [stored(1)])).toEqual({ changed: ['2 → 1'] })
  })
  test('changes only what its file has a column for', () => {
    const { changed } = planTariff(
      [line(2, { fee: '65' })],
      [stored(1, { leadDays: 30, currency: 'JPY' })],
      OPTIONS,
    )
    expect(changed[0]?.after).toMatchObject({ fee: '65', leadDays: 30, currency: 'JPY' })
  })
  test('that begins later is new, and the one before it ends the day before', () => {
    expect(plan([line(2, { validFrom: '2027-01-01' })], [stored(1)])).toEqual({
      added: [2],
      ended: ['1 on 2026-12-31'],
    })
  })
  test('that begins after the one before it has ended leaves that as it is', () => {
    expect(plan([line(2, { validFrom: '2027-01-01' })], [stored(1, { validTo: '2026-12-31' })])).toEqual({
      added: [2],
    })
  })
  test('that would reach into a later one is refused, and the other one named', () => {
    const { problems } = planTariff([line(2)], [stored(1, { validFrom: '2027-01-01' })], OPTIONS)
    expect(problems).toEqual([
      {
        line: 2,
        field: 'validFrom',
        value: '',
        reason:
          'Overlaps “K Line” (Yokohama → Mombasa, from 1 January 2027): the same lane, method and vehicle type on the same days',
      },
    ])
  })
  test('leaves the legs as they are where its file has no columns for them, and refuses a fee below the leg by land', () => {
    const legs = { viaPort: 5, landFee: '40' }
    const { changed } = planTariff([line(2, { fee: '65' })], [stored(1, legs)], OPTIONS)
    expect(changed[0]?.after).toMatchObject({ fee: '65', ...legs })
    expect(plan([line(2, { fee: '40' })], [stored(1, legs)])).toEqual({ problems: ['2 fee'] })
  })
  test.each<[Partial<TariffLine>, object]>([
    [{ viaPort: 5, landFee: '40' }, { changed: ['2 → 1'] }],
    [{ viaPort: 5, landFee: '62' }, { problems: ['2 landFee'] }],
    [{ viaPort: 5, landFee: null }, { problems: ['2 landFee'] }],
    [{ viaPort: null, landFee: '40' }, { problems: ['2 viaPort'] }],
    [{ viaPort: 3, landFee: '40' }, { problems: ['2 viaPort'] }],
    [{ viaPort: null, landFee: null }, { unchanged: 1 }],
  ])('that states its legs as %j', (legs, expected) => {
    expect(plan([line(2, legs)], [stored(1)])).toEqual(expected)
  })
  test('without a keyword is refused unless what is there has one', () => {
    expect(plan([line(2, { keyword: '' })], [])).toEqual({ problems: ['2 keyword'] })
    const { keyword: _, ...rest } = LANE
    expect(plan([{ line: 2, values: rest }], [stored(1)])).toEqual({ unchanged: 1 })
  })
})

test('several lines of a lane follow each other; the first ends what was there', () => {
  const lines = [
    line(2, { validFrom: '2027-04-01' }),
    line(3, { validFrom: '2027-01-01', validTo: '2027-03-31' }),
  ]
  expect(plan(lines, [stored(1)])).toEqual({ added: [2, 3], ended: ['1 on 2026-12-31'] })
})

test('lines that overlap each other are refused but the first, and so is what they would have changed', () => {
  expect(plan([line(2), line(3)], [])).toEqual({ added: [2], problems: ['3 validFrom'] })
  // Line 3 is about a later tariff, which line 2 now reaches into.
  const later = stored(1, { validFrom: '2027-01-01' })
  expect(plan([line(2), line(3, { validFrom: '2027-01-01', fee: '70' })], [later])).toEqual({
    problems: ['3 validFrom', '2 validFrom'],
  })
})

describe('without a lane', () => {
  const NO_LANE = { originPort: null, destinationPort: null }
  test('lines are about tariffs of the same keyword, each about another one', () => {
    const before = [stored(1, { ...NO_LANE, fee: '5' }), stored(2, { ...NO_LANE, fee: '6' })]
    const lines = [line(2, { ...NO_LANE, fee: '6' }), line(3, { ...NO_LANE, fee: '7' }), line(4, NO_LANE)]
    expect(plan(lines, before)).toEqual({ unchanged: 1, changed: ['3 → 1'], added: [4] })
  })
})

describe('a whole tariff', () => {
  const other = stored(9, { originPort: 2 })
  test('ends lanes of its keyword that it no longer has', () => {
    const lines = [line(2, { validFrom: '2027-01-01' })]
    expect(plan(lines, [stored(1), other], { isWhole: true })).toEqual({
      added: [2],
      ended: ['1 on 2026-12-31', '9 on 2026-12-31'],
    })
    expect(plan(lines, [stored(1), other])).toEqual({ added: [2], ended: ['1 on 2026-12-31'] })
  })
  test('leaves other carriers, what has ended, and what comes later', () => {
    const beside = [
      stored(2, { originPort: 2, keyword: 'Other' }),
      stored(3, { originPort: 4, validTo: '2026-12-31' }),
      stored(4, { originPort: 5, validFrom: '2027-01-01' }),
    ]
    expect(plan([line(2, { validFrom: '2027-01-01' })], beside, { isWhole: true })).toEqual({ added: [2] })
  })
  test('without days counts from today', () => {
    expect(plan([line(2)], [stored(1), other], { isWhole: true })).toEqual({
      unchanged: 1,
      ended: ['9 on 2026-11-22'],
    })
  })
  test('ends nothing as long as lines of it are refused', () => {
    expect(plan([line(2), line(3)], [other], { isWhole: true })).toEqual({
      added: [2],
      problems: ['3 validFrom'],
    })
  })
})

const day = fc.constantFrom(null, '2026-10-01', '2027-01-01', '2027-04-01')
const anyFields = fc.record<TariffLine>({
  keyword: fc.constantFrom('K Line', '=1+1', "'=1", 'with, comma', '"quoted"'),
  fee: fc.constantFrom('62', '1250.50', '0.01'),
  currency: fc.constantFrom('USD', 'KES'),
  basis: fc.constantFrom('unit', 'm3'),
  method: fc.constantFrom('roro', 'container'),
  vehicleType: fc.constantFrom(null, 11, 12),
  originPort: fc.constantFrom(1, 2),
  originCountry: fc.constant(null),
  destinationPort: fc.constantFrom(3, 4, 5, 6, 7),
  destinationCountry: fc.constant(null),
  viaPort: fc.constantFrom(null, 8),
  landFee: fc.constant('10'),
  leadDays: fc.constantFrom(null, 30),
  validFrom: day,
  validTo: fc.constant(null),
})

/** Legs only where the fee leaves something for the sea. */
const anyLine = anyFields.map((line): TariffLine => {
  const hasLegs = line.viaPort !== null && Number(line.fee) > Number(line.landFee)
  return hasLegs ? line : { ...line, viaPort: null, landFee: null }
})

test('a file imported twice, or exported and imported again, changes nothing', () => {
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 12 }), (lines) => {
      const first = planTariff(
        lines.map((values, index) => ({ line: index + 2, values })),
        [],
        OPTIONS,
      )
      const after = first.added.map(({ after: one, line: at }) => ({ ...one, id: at }))
      const good = first.added.map(({ after: values, line: at }) => ({ line: at, values }))
      expect(plan(good, after)).toEqual(good.length > 0 ? { unchanged: good.length } : {})
      const cells = after.map((one) => TARIFF_FIELDS.map((field) => cellText(one, field, LABELS)))
      const header = TARIFF_FIELDS.map((field) => TARIFF_COLUMNS[field])
      const read = readTariff(header, rowsOf(cells), DIRECTORY, { keyword: '' })
      if (after.length > 0) expect(read.ok && read.value.problems).toEqual([])
      if (read.ok) expect(plan(read.value.lines, after)).toEqual({ unchanged: after.length })
    }),
  )
})
