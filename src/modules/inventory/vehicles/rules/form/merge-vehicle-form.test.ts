import { describe, expect, it } from 'vitest'
import type { MergeReport, Side } from '@/kernel/merge'
import { codeChosen } from './dependent-choices'
import { chosen, hiace } from './form.fixture'
import { savedFields } from './form-to-vehicle'
import { type Mergeable, mergedVehicle, vehicleMergeReport } from './merge-vehicle-form'

const picture = (
  path: string,
  more: Partial<Mergeable['images'][number]> = {},
): Mergeable['images'][number] => ({
  uid: path,
  path,
  imageType: 'exterior',
  isPrimary: false,
  sortOrder: 0,
  ...more,
})

const opened: Mergeable = {
  ...chosen(),
  description: 'As opened',
  chassis: '0001',
  mileage: '12500',
  costValue: '8000',
  markup: '10',
  color: '5',
  tags: ['Family'],
  features: ['1', '2'],
  added_grade: 'A',
  images: [picture('/a', { isPrimary: true }), picture('/b')],
  documents: { auction_sheet: { url: '' }, brochure: { url: '/files/1' } },
}

const none: MergeReport = { mine: [], theirs: [], combined: [], conflicts: [] }
type Change = Partial<Mergeable>
type Row = [
  string,
  theirs: Change,
  mine: Change,
  report: Partial<MergeReport>,
  merged: Change,
  choices?: Record<string, Side>,
]

const ROWS: Row[] = [
  ['nothing changed', {}, {}, {}, {}],
  [
    'different fields: both stay, and nobody is asked',
    { description: 'Theirs' },
    { mileage: '13000' },
    { theirs: ['description'], mine: ['mileage'] },
    { description: 'Theirs', mileage: '13000' },
  ],
  [
    'the same field: mine, unless the other is chosen',
    { description: 'Theirs' },
    { description: 'Mine' },
    { conflicts: ['description'] },
    { description: 'Mine' },
  ],
  [
    'the same field, theirs chosen',
    { description: 'Theirs' },
    { description: 'Mine' },
    { conflicts: ['description'] },
    { description: 'Theirs' },
    { description: 'theirs' },
  ],
  ['a figure typed with commas is no change', {}, { mileage: '12,500' }, {}, { mileage: '12,500' }],
  ['what is no figure is a change', {}, { mileage: 'many' }, { mine: ['mileage'] }, { mileage: 'many' }],
  ['an emptied field stays empty', {}, { description: '' }, { mine: ['description'] }, { description: '' }],
  ['the same change by both', { color: '6' }, { color: '6' }, {}, { color: '6' }],
  [
    'tags and features one by one',
    { tags: ['Family', 'New'], features: ['2'] },
    { tags: ['Cheap'], features: ['1', '2', '3'] },
    { combined: ['tags', 'features'] },
    { tags: ['New', 'Cheap'], features: ['2', '3'] },
  ],
  [
    'status and switches',
    { status: 'PUBLISHED' },
    { featured: true },
    { theirs: ['status'], mine: ['featured'] },
    { status: 'PUBLISHED', featured: true },
  ],
  ['a module’s field', {}, { added_grade: 'B' }, { mine: ['added_grade'] }, { added_grade: 'B' }],
  [
    'a paper each',
    { documents: { auction_sheet: { url: '/files/2' }, brochure: { url: '/files/1' } } },
    { documents: { auction_sheet: { url: '' }, brochure: { url: '' } } },
    { theirs: ['auction_sheet'], mine: ['brochure'] },
    { documents: { auction_sheet: { url: '/files/2' }, brochure: { url: '' } } },
  ],
  [
    'the chassis number as a whole, whatever its prefix',
    { chassis: '0002' },
    { chassisPrefix: '', chassis: 'TRH200V-0003' },
    { conflicts: ['chassis'] },
    { chassisPrefix: 'TRH200V-', chassis: '0003' },
  ],
  [
    'pictures one by one, in the order of whoever moved them, with one primary',
    { images: [picture('/b', { isPrimary: true }), picture('/a'), picture('/t')] },
    { images: [picture('/a', { isPrimary: true }), picture('/b'), picture('/m')] },
    { combined: ['images'] },
    {
      images: ['/b', '/a', '/t', '/m'].map((path, sortOrder) =>
        picture(path, { sortOrder, isPrimary: sortOrder === 0 }),
      ),
    },
  ],
  [
    'pictures that are still on their way are kept',
    { images: [picture('/a', { isPrimary: true })] },
    { images: [picture('/a', { isPrimary: true }), picture('/b'), picture('', { uid: 'new' })] },
    { combined: ['images'] },
    {
      images: [picture('/a', { isPrimary: true }), picture('', { uid: 'new', sortOrder: 1 })],
    },
  ],
]

describe('two versions of a vehicle', () => {
  it.each(ROWS)('%s', (_, theirs, mine, report, merged, choices = {}) => {
    const versions = { base: opened, theirs: { ...opened, ...theirs }, mine: { ...opened, ...mine } }
    expect(vehicleMergeReport(versions)).toEqual({ ...none, ...report })
    expect(mergedVehicle(versions, choices)).toMatchObject(merged)
  })

  it('make, model and code go together, with what the code locks', () => {
    const other = { modelCode: 'GDH201V', engineSizeCc: 2754 }
    const car = { ...opened, model: '9', modelCode: '8' }
    const mine = { ...car, ...codeChosen(car, other) }
    const theirs = { ...opened, modelCode: '', ...codeChosen(opened, null), code: null }
    const versions = { base: opened, theirs, mine }
    expect(vehicleMergeReport(versions).conflicts).toContain('car')
    const merged = mergedVehicle(versions, {})
    expect(merged).toMatchObject({ model: '9', modelCode: '8', code: other, locks: ['engineSizeCc'] })
    expect(merged).toMatchObject({ chassisPrefix: 'GDH201V-', chassis: '0001' })
    const chosenTheirs = mergedVehicle(versions, { car: 'theirs' })
    expect(chosenTheirs).toMatchObject({ model: '2', modelCode: '', code: null, locks: [] })
  })

  it('what the code of the other fills in is locked again', () => {
    const before = { ...opened, modelCode: '', ...codeChosen(opened, null), code: null }
    const versions = { base: before, theirs: opened, mine: { ...before, description: 'Mine' } }
    const merged = mergedVehicle(versions, {})
    expect(merged).toMatchObject({ code: hiace, description: 'Mine' })
    expect(merged.locks).toEqual(opened.locks)
  })

  it('the price follows from the cost of one and the markup of the other', () => {
    const theirs = { ...opened, costValue: '10000', storedPrice: 11000 }
    const merged = mergedVehicle({ base: opened, theirs, mine: { ...opened, markup: '20' } }, {})
    const names = { manufacturer: 'Toyota', model: 'Hiace', color: 'White', location: '' }
    expect(savedFields(merged, names, new Date()).price).toBe(12000)
  })
})
