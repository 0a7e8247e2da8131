import { describe, expect, it } from 'vitest'
import type { PanelOption } from './filter-panel-facets'
import type { LiveCounts } from './live-counts'
import { shownFilterOptions } from './shown-filter-options'

const FUELS: PanelOption[] = [
  [1, 'Diesel', 0],
  [2, 'Hybrid', 3],
  [3, 'Petrol', 9],
]
const MODELS: PanelOption[] = [[10, 'Axio', 4, 1]]

const live = (part: Partial<LiveCounts>): LiveCounts => ({
  total: 1,
  capped: false,
  counts: new Map(),
  models: [],
  picked: new Set(),
  ...part,
})
const brief = (options: ReturnType<typeof shownFilterOptions>) =>
  options.map(({ value, count, isIdle }) => `${value}:${count}${isIdle ? ' idle' : ''}`)

describe("a facet's choices", () => {
  it('have active ones on top and those that find nothing at the end', () => {
    expect(brief(shownFilterOptions('fuel', FUELS, [], null))).toEqual(['2:3', '3:9', '1:0 idle'])
    expect(brief(shownFilterOptions('fuel', FUELS, [1], null))).toEqual(['1:0', '2:3', '3:9'])
  })

  it('keep the order of sizes, whatever they find', () => {
    const bands: PanelOption[] = [
      ['0-25000', 'up to 25,000', 0],
      ['25000-50000', '25,000 – 50,000', 2],
    ]
    expect(brief(shownFilterOptions('priceRange', bands, [], null))).toEqual([
      '0-25000:0 idle',
      '25000-50000:2',
    ])
  })

  it('take the current counts without moving; missing ones find nothing', () => {
    const counts = new Map([['fuel', new Map([['1', 5]])]])
    expect(brief(shownFilterOptions('fuel', FUELS, [], live({ counts })))).toEqual([
      '2:0 idle',
      '3:0 idle',
      '1:5',
    ])
  })

  it('are never disabled while ticked, even if they find nothing', () => {
    const now = live({ counts: new Map([['fuel', new Map()]]), picked: new Set(['fuel 2']) })
    expect(brief(shownFilterOptions('fuel', FUELS, [], now))).toEqual(['2:0', '3:0 idle', '1:0 idle'])
  })

  it('keep the list’s own counts for a facet that was not counted', () => {
    expect(brief(shownFilterOptions('fuel', FUELS, [], live({})))).toEqual(['2:3', '3:9', '1:0 idle'])
  })

  it('leave out engine sizes that no vehicle has', () => {
    const sizes: PanelOption[] = [
      ['1.0', '1.0 L', 0],
      ['1.5', '1.5 L', 2],
    ]
    expect(brief(shownFilterOptions('engineSize', sizes, [], null))).toEqual(['1.5:2'])
  })
})

describe('models', () => {
  it('appear with the ticked makes, by name, and disappear with them', () => {
    const models: PanelOption[] = [['20', 'Allion', 2, 1]]
    const counts = new Map([['model', new Map([['20', 2]])]])
    const ticked = live({ counts, models, picked: new Set(['make 1']) })
    expect(brief(shownFilterOptions('model', MODELS, [], ticked))).toEqual(['10:0 idle', '20:2'])
    expect(shownFilterOptions('model', MODELS, [], live({}))).toEqual([])
  })

  it('stay while they are ticked themselves', () => {
    expect(brief(shownFilterOptions('model', MODELS, [10], live({ picked: new Set(['model 10']) })))).toEqual(
      ['10:4'],
    )
  })
})
