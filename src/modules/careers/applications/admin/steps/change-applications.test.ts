import { expect, test } from 'vitest'
import { doneWith } from './change-applications'

const ONE = { id: 1, name: 'Peter Mwangi' }
const TWO = { id: 2, name: 'Wanjiru Kamau' }
const WHY = 'This application is already interview.'

test('one application that changed is said in the words of its call', () =>
  expect(doneWith([ONE], { data: [{ id: 1, message: null }] })).toEqual({
    message: 'Application status updated successfully',
    changed: [1],
    refused: [],
  }))

test('of several, those that changed and why others did not', () =>
  expect(
    doneWith([ONE, TWO], {
      data: [
        { id: 1, message: null },
        { id: 2, message: WHY },
      ],
    }),
  ).toEqual({ changed: [1], refused: [{ name: TWO.name, why: WHY }] }))
