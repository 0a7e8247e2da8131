import { describe, expect, it } from 'vitest'
import { isAllSaved, type MergeReport, mergeItems, mergeReport, sideOf } from './merge'

const none: MergeReport = { mine: [], theirs: [], combined: [], conflicts: [] }

type Row = [string, base: unknown, theirs: unknown, mine: unknown, Partial<MergeReport>]

describe('fields', () => {
  it.each<Row>([
    ['changed by nobody: nothing to do', 'a', 'a', 'a', {}],
    ['changed here: mine', 'a', 'a', 'b', { mine: ['field'] }],
    ['emptied here: mine', 'a', 'a', '', { mine: ['field'] }],
    ['changed by the other: theirs', 'a', 'b', 'a', { theirs: ['field'] }],
    ['emptied by the other: theirs', 'a', null, 'a', { theirs: ['field'] }],
    ['changed to the same by both: nothing to do', 'a', 'b', 'b', {}],
    ['changed by both: a choice', 'a', 'b', 'c', { conflicts: ['field'] }],
    ['emptied here, changed by the other: a choice', 'a', 'b', '', { conflicts: ['field'] }],
    ['entered by both in an empty field: a choice', '', 'b', 'c', { conflicts: ['field'] }],
    ['absent and null are the same', undefined, null, undefined, {}],
    ['a flag turned off here: mine', true, true, false, { mine: ['field'] }],
    ['lists are compared by their items', ['1', '2'], ['1', '2'], ['1', '2'], {}],
  ])('%s', (_, base, theirs, mine, expected) => {
    const report = mergeReport({ base: { field: base }, theirs: { field: theirs }, mine: { field: mine } })
    expect(report).toEqual({ ...none, ...expected })
  })

  it('a list that both changed is combined instead of chosen', () => {
    const versions = { base: { tags: ['a'] }, theirs: { tags: ['a', 'b'] }, mine: { tags: [] } }
    expect(mergeReport(versions, ['tags'])).toEqual({ ...none, combined: ['tags'] })
  })

  it('nothing has to be saved if the other has saved all of it', () => {
    const theirs = { a: 1, b: 2 }
    expect(isAllSaved(mergeReport({ base: { a: 0, b: 0 }, theirs, mine: { a: 1, b: 0 } }))).toBe(true)
    expect(isAllSaved(mergeReport({ base: { a: 0, b: 0 }, theirs, mine: { a: 3, b: 0 } }))).toBe(false)
  })

  it('a choice decides a conflict, mine without one; what only the other changed is theirs', () => {
    const side = sideOf({ ...none, theirs: ['t'], conflicts: ['x', 'y'], mine: ['m'] }, { x: 'theirs' })
    expect(['t', 'x', 'y', 'm'].map(side)).toEqual(['theirs', 'theirs', 'mine', 'mine'])
  })
})

describe('lists', () => {
  it.each([
    ['additions of both are there', 'ab', 'abc', 'abd', 'abcd'],
    ['removals of both are gone', 'abcd', 'acd', 'abc', 'ac'],
    ['removed by one and kept by the other is gone', 'ab', 'ab', 'a', 'a'],
    ['the same addition is there once', 'a', 'ab', 'ab', 'ab'],
    ['moved by the other: their order', 'abc', 'cab', 'abc', 'cab'],
    ['moved here: my order', 'abc', 'abc', 'cba', 'cba'],
    ['moved by both: my order', 'abc', 'bac', 'cba', 'cba'],
    ['moved here, added by the other: theirs at the end', 'abc', 'abcd', 'cba', 'cbad'],
    ['moved by the other, added here: mine at the end', 'abc', 'cba', 'abcd', 'cbad'],
    ['emptied by both', 'ab', '', '', ''],
  ])('%s', (_, base, theirs, mine, merged) => {
    const versions = { base: [...base], theirs: [...theirs], mine: [...mine] }
    expect(mergeItems(versions, (item) => item).join('')).toBe(merged)
  })

  it('an item changed by one side is the changed one; mine if both changed it', () => {
    const list = (...kinds: string[]) => kinds.map((kind, id) => ({ id: String(id), kind }))
    const versions = { base: list('x', 'x', 'x'), theirs: list('t', 'x', 't'), mine: list('x', 'm', 'm') }
    expect(mergeItems(versions, ({ id }) => id)).toEqual(list('t', 'm', 'm'))
  })
})
