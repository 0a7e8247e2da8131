import { processMarkedLines } from 'planer'
import { ON_DATE_SMB_WROTE, ON_DATE_WROTE_SMB, ORIGINAL_MESSAGE, SPELLED_OUT_DATE } from 'planer/lib/regexes'
import { LINES_MAX } from '../rules/mail-limits'
import { isForward } from '../rules/quoted-text/is-forward'
import { type LineMark, markQuotedLines } from '../rules/quoted-text/mark-quoted-lines'

/** The text of an e-mail, and what it quotes. Each character that is no white space is in one of them. */
export type SplitText = { visible: string; trimmed: string }

/** In a longer alternation of text and quotes nothing is cut: it would take long, and is no usual answer. */
const RUNS_MAX = 300
/** Planer looks for a separator in so many lines, of so many characters. */
const WINDOW = 4
const WINDOW_LENGTH = 300
/** And in so many lines of an e-mail. */
const SEPARATED_LINES = 2_000

/** Planer's separators, each tried at the beginning of a line alone, so that no text takes them long. */
const SEPARATORS = [ON_DATE_SMB_WROTE, ON_DATE_WROTE_SMB, ORIGINAL_MESSAGE, SPELLED_OUT_DATE].map(
  ({ flags, source }) => new RegExp(source, `${flags}y`),
)

/** How many lines from `at` on are a separator by planer's expressions. One without a number is somebody's sentence. */
function separatorLines(lines: readonly string[], at: number): number {
  if (at > SEPARATED_LINES) return 0
  const text = lines
    .slice(at, at + WINDOW)
    .join('\n')
    .slice(0, WINDOW_LENGTH)
  for (const expression of SEPARATORS) {
    expression.lastIndex = 0
    const [found] = expression.exec(text) ?? []
    if (found && (/20\d\d/.test(found) || found.startsWith('-'))) return found.split('\n').length
  }
  return 0
}

type Run = { mark: LineMark; from: number; to: number }

/** Lines of a kind one after the other, as far as their number means anything: a quote has at least three lines. */
function runsOf(marks: readonly LineMark[]): Run[] {
  const runs: Run[] = []
  for (const [at, mark] of marks.entries()) {
    const third = runs.at(-3)
    const last = runs.at(-1)
    if (last?.mark === mark && third?.mark === mark && runs.at(-2)?.mark === mark) last.to = at
    else runs.push({ mark, from: at, to: at })
  }
  return runs
}

/** The lines that are quoted, from the first to before the last; null if nothing is cut. */
function quotedRange(lines: readonly string[]): { from: number; to: number } | null {
  const runs = runsOf(markQuotedLines(lines, separatorLines))
  if (runs.length > RUNS_MAX) return null
  const flags: { wereLinesDeleted?: boolean; firstLine?: number; lastLine?: number } = {}
  const firstLines = runs.map(({ from }) => lines[from] ?? '')
  processMarkedLines(firstLines, runs.map(({ mark }) => mark).join(''), flags)
  const { firstLine = 0, lastLine = 0, wereLinesDeleted = false } = flags
  if (!wereLinesDeleted) return null
  return { from: runs[firstLine]?.from ?? 0, to: (runs[lastLine - 1]?.to ?? lines.length - 1) + 1 }
}

/** Without empty lines at its ends. */
const tidy = (lines: readonly string[]): string =>
  lines
    .join('\n')
    .replace(/^(?:[^\S\n]{0,200}\n)+/, '')
    .trimEnd()

/**
 * Divides the text of an e-mail into what its sender wrote and what is quoted. What is passed on, and an e-mail with
 * answers between quoted lines, is left whole; so is one of which nothing else would remain.
 *
 * @param text with line feeds
 */
export function splitQuoted(text: string, subject: string): SplitText {
  const lines = text.split('\n')
  const range = isForward(subject) || lines.length > LINES_MAX ? null : quotedRange(lines)
  if (!range) return { visible: tidy(lines), trimmed: '' }
  const visible = tidy([...lines.slice(0, range.from), ...lines.slice(range.to)])
  if (visible === '') return { visible: tidy(lines), trimmed: '' }
  return { visible, trimmed: tidy(lines.slice(range.from, range.to)) }
}
