import { describe, expect, test } from 'vitest'
import { type Chosen, chosenAfter, dropped, rowsText, seenFrom, selectedText, stateOf } from './selection'

type Row = { id: number; name: string }
const row = (id: number): Row => ({ id, name: `row ${id}` })
const PAGE_1 = [1, 2, 3].map(row)
const chosen = (...ids: number[]): Chosen<Row> => new Map(ids.map((id) => [id, row(id)]))
const idsOf = (selection: Chosen<Row>) => [...selection.keys()]

describe('a selection over several pages', () => {
  test('rows are added on the page shown, removed on any, and keep their order of selection', () => {
    expect(stateOf(chosen(4, 1))).toEqual({ 1: true, 4: true })
    const both = chosenAfter(chosen(4), { 1: true, 4: true, 9: true }, PAGE_1)
    expect(idsOf(both)).toEqual([4, 1])
    expect(idsOf(chosenAfter(both, { 1: true }, PAGE_1))).toEqual([1])
  })

  test('finished rows are no longer selected', () => {
    expect(idsOf(dropped(chosen(1, 4, 5), [4, 9]))).toEqual([1, 5])
  })

  test('a page counts its selected rows apart from the others, and updates its own rows', () => {
    const renamed = [{ id: 4, name: 'new name' }, row(5)]
    const seen = seenFrom(chosen(1, 2, 4), renamed)
    expect(seen).toMatchObject({ here: 1, shown: 2, elsewhere: 2 })
    expect(seen.rows.map(({ name }) => name)).toEqual(['row 1', 'row 2', 'new name'])
  })
})

test.each([
  [3, 0, '3 selected'],
  [1200, 1190, '1,200 selected, 1,190 not on this page'],
])('%i selected, %i of them elsewhere', (count, elsewhere, text) => {
  expect(selectedText(count, elsewhere)).toBe(text)
})

test.each([
  [0, 10, 0, '0 of 10 rows selected.'],
  [2, 10, 0, '2 of 10 rows selected.'],
  [1, 10, 11, '1 of 10 rows selected. 12 on all pages.'],
])('%i of %i rows, %i elsewhere', (here, shown, elsewhere, text) => {
  expect(rowsText({ here, shown, elsewhere })).toBe(text)
})
