import { useState } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { Table, type TableColumn } from '@/ui/back-office/list/table'
import type { MendedCell } from '../rules/file/correct-cells'
import {
  groupTariffProblems,
  mendedCells,
  type ProblemGroup,
  type ReportedProblem,
} from '../rules/file/group-tariff-problems'
import * as words from '../words'
import css from './tariff-import.module.css'

/** How many are shown before somebody opens all of them. */
const SHOWN = 100
const LINES_SHOWN = 5

const linesText = ({ lines }: ProblemGroup): string =>
  [
    lines.slice(0, LINES_SHOWN).join(', '),
    ...(lines.length > LINES_SHOWN ? [words.moreLines(lines.length - LINES_SHOWN)] : []),
  ].join(' ')

type Texts = Readonly<Record<string, string>>
type Row = ProblemGroup & { id: string }

/** The columns of the table, in which cells are typed over. */
const columnsOf = (texts: Texts, setTexts: (texts: Texts) => void): TableColumn<Row>[] => [
  { key: 'line', title: words.line, cell: linesText },
  { key: 'column', title: words.column, card: 'title', cell: ({ column }) => column },
  {
    key: 'cell',
    title: words.cell,
    cell: (group) => (
      <input
        aria-label={words.mendCell(group.column, linesText(group))}
        autoComplete="off"
        className={`${styles.input} ${css.cell}`}
        onChange={({ target: { value } }) => setTexts({ ...texts, [group.key]: value })}
        value={texts[group.key] ?? group.value}
      />
    ),
  },
  { key: 'reason', title: words.reason, kind: 'long', cell: ({ reason }) => reason },
]

type Props = { problems: readonly ReportedProblem[]; onMend: (cells: MendedCell[]) => void }

/** Every mistake in a file, where it is and why; cells can be mended in place. */
export function TariffFileProblems({ onMend, problems }: Props) {
  const [texts, setTexts] = useState<Texts>({})
  const [isWhole, setWhole] = useState(false)
  if (problems.length === 0) return null
  const groups = groupTariffProblems(problems)
  const rows = (isWhole ? groups : groups.slice(0, SHOWN)).map((group) => ({ ...group, id: group.key }))
  const title = words.problems(problems.length)
  return (
    <form
      className={css.section}
      onSubmit={(event) => {
        event.preventDefault()
        onMend(groups.flatMap((group) => mendedCells(group, texts[group.key])))
      }}
    >
      <h2>{title}</h2>
      <p>{words.mendOrChoose}</p>
      <Table columns={columnsOf(texts, setTexts)} label={title} rows={rows} />
      <div className={css.after}>
        <button className={styles.button} type="submit">
          {words.checkAgain}
        </button>
        {groups.length > rows.length && (
          <button className={styles.button} onClick={() => setWhole(true)} type="button">
            {words.showAll(groups.length)}
          </button>
        )}
      </div>
    </form>
  )
}
