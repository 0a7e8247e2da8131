import { describe, expect, test } from 'vitest'
import { type Chosen, dropped, rowsText, seenFrom, selectedText, toggled, toggledPage } from './selection'

type Row = { id: number; name: string }
const row = (id: number): Row => ({ id, name: `row ${id}` })
const PAGE_1 = [1, 2, 3].map(row)
const PAGE_2 = [4, 5].map(row)
const chosen = (...ids: number[]): Chosen<Row> => new Map(ids.map((id) => [id, row(id)]))
const idsOf = (selection: Chosen<Row>) => [...selection.keys()]

describe('a selection over several pages', () => {
  test('a row is selected and taken out again, whatever other pages hold', () => {
    const both = toggled(chosen(1), row(4))
    expect(idsOf(both)).toEqual([1, 4])
    expect(idsOf(toggled(both, row(1)))).toEqual([4])
  })

  test.each([
    ['an empty page selection', [4], [4, 1, 2, 3]],
    ['half a page', [2, 5], [2, 5, 1, 3]],
    ['a whole page', [1, 2, 3, 5], [5]],
  ])('the box of a page turns %s, and touches no other page', (_, before, after) => {
    expect(idsOf(toggledPage(chosen(...before), PAGE_1))).toEqual(after)
  })

  test('what is done with stays selected no longer', () => {
    expect(idsOf(dropped(chosen(1, 4, 5), [4, 9]))).toEqual([1, 5])
  })

  test('a page counts what it shows apart from what it does not, and knows its own rows anew', () => {
    const renamed = [{ id: 4, name: 'new name' }, row(5)]
    const seen = seenFrom(chosen(1, 2, 4), renamed)
    expect(seen).toMatchObject({ here: 1, shown: 2, elsewhere: 2, isAll: false })
    expect(seen.rows.map(({ name }) => name)).toEqual(['row 1', 'row 2', 'new name'])
    expect(seenFrom(chosen(4, 5), PAGE_2).isAll).toBe(true)
    expect(seenFrom(chosen(), []).isAll).toBe(false)
  })
})

test.each([
  [3, 0, '3 selected'],
  [1200, 1190, '1,200 selected, 1,190 not on this page'],
])('%i selected, %i of them elsewhere', (count, elsewhere, text) => {
  expect(selectedText(count, elsewhere)).toBe(text)
})

test.each([
  [0, 10, 0, '0 of 10 row(s) selected.'],
  [2, 10, 0, '2 of 10 row(s) selected.'],
  [1, 10, 11, '1 of 10 row(s) selected. 12 on all pages.'],
])('%i of %i rows, %i elsewhere', (here, shown, elsewhere, text) => {
  expect(rowsText({ here, shown, elsewhere })).toBe(text)
})
