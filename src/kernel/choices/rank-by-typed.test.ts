import { describe, expect, test } from 'vitest'
import { exactlyTyped, placeOfTyped, rankByTyped } from './rank-by-typed'

const GRADES = ['Choose…', 'S', '6', '5', '4.5', '4', '3.5', '3', 'RA', 'R']
const named = (name: string) => name

describe('what is typed in a list of choices means', () => {
  test.each([
    ['exactly this name, whatever begins so before it', '4', '4'],
    ['exactly this name, once more is typed', '4.5', '4.5'],
    ['the one that begins so while it is typed', '4.', '4.5'],
    ['exactly this name in either case', 'r', 'R'],
    ['exactly this name in full width', '４', '4'],
    ['the first that begins so', 'c', 'Choose…'],
  ])('%s', (_, typed, name) => expect(GRADES[placeOfTyped(GRADES, typed, 0)]).toBe(name))

  const PORTS = ['Dar es Salaam', 'Durban', 'Maputo', 'Mombasa', 'Mombasa Old Port']
  test.each([
    ['the next that begins with one letter', 'd', 0, 'Durban'],
    ['the first again after the last', 'd', 1, 'Dar es Salaam'],
    ['the same while it still fits', 'mo', 3, 'Mombasa'],
    ['the next for a letter typed twice', 'mm', 2, 'Mombasa'],
    ['the first that contains three letters or more', 'salaam', 1, 'Dar es Salaam'],
    ['exactly this name, although the chosen one begins so too', 'mombasa', 4, 'Mombasa'],
  ])('%s', (_, typed, current, name) => expect(PORTS[placeOfTyped(PORTS, typed, current)]).toBe(name))

  test.each([
    ['nothing if no name begins so', ['Durban'], 'x'],
    ['nothing for two letters that no name begins with', ['Dar es Salaam'], 'sa'],
    ['nothing if no letter is typed', ['Durban'], ' '],
    ['nothing that cannot be chosen', [null, null], 'd'],
    ['nothing in an empty list', [], 'd'],
  ])('%s', (_, names, typed) => expect(placeOfTyped(names, typed, 0)).toBe(-1))
})

test.each([
  ['blue', ['Blue', 'Blue Pearl', 'Light Blue']],
  [' LIGHT', ['Light Blue']],
  ['', ['Light Blue', 'Blue Pearl', 'Blue', 'Red']],
  ['green', []],
])('entries that fit %j: exactly so, then beginning so, then containing it', (typed, names) => {
  expect(rankByTyped(['Light Blue', 'Blue Pearl', 'Blue', 'Red'], typed, named)).toEqual(names)
})

test('the entry of exactly this name', () => {
  expect(exactlyTyped(GRADES, ' ra ', named)).toBe('RA')
  expect(exactlyTyped(GRADES, '3.', named)).toBe(null)
})
