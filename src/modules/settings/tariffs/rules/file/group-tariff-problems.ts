import type { TariffField } from '../tariff-line'
import type { MendedCell } from './correct-cells'

export type ReportedProblem = {
  line: number
  field: TariffField
  column: string
  value: string
  reason: string
}

/** The same mistake in several lines: a port that is misspelt all over a file is mended once. */
export type ProblemGroup = Omit<ReportedProblem, 'line'> & { key: string; lines: number[] }

/** Mistakes with the lines that have them, in the order of the first line of each. */
export function groupTariffProblems(problems: readonly ReportedProblem[]): ProblemGroup[] {
  const groups = new Map<string, ProblemGroup>()
  for (const { line, ...problem } of problems) {
    // Empty cells are not alike: one wants this, the next one that.
    const key = JSON.stringify([problem.field, problem.value || line, problem.reason])
    const group = groups.get(key)
    if (group) group.lines.push(line)
    else groups.set(key, { ...problem, key, lines: [line] })
  }
  return [...groups.values()]
}

/** The mended cells of a group, if its text was changed. */
export const mendedCells = ({ field, lines, value }: ProblemGroup, text: string | undefined): MendedCell[] =>
  text === undefined || text === value ? [] : lines.map((line) => ({ line, field, text }))
