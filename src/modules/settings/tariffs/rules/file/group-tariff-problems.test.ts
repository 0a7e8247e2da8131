import { expect, test } from 'vitest'
import { groupTariffProblems, mendedCells, type ReportedProblem } from './group-tariff-problems'

const problem = (line: number, value: string, reason = 'no port'): ReportedProblem => ({
  line,
  field: 'originPort',
  column: 'Origin port',
  value,
  reason,
})

test('the same mistake is one, and mended in all of its lines; empty cells each want their own', () => {
  const groups = groupTariffProblems([
    problem(2, 'Yoko'),
    problem(3, ''),
    problem(4, 'Yoko'),
    problem(5, ''),
    problem(6, 'Yoko', 'other'),
  ])
  expect(groups.map(({ lines }) => lines)).toEqual([[2, 4], [3], [5], [6]])
  const [first] = groups
  expect(first && mendedCells(first, 'Yokohama')).toEqual([
    { line: 2, field: 'originPort', text: 'Yokohama' },
    { line: 4, field: 'originPort', text: 'Yokohama' },
  ])
  expect(first && [mendedCells(first, undefined), mendedCells(first, 'Yoko')]).toEqual([[], []])
})
