import styles from '@/ui/back-office/admin.module.css'
import { Figures } from '@/ui/back-office/figures'
import { Table, type TableColumn } from '@/ui/back-office/list/table'
import type { CustomsPreview } from '../rules/preview-customs-import'
import type { RefusedRow } from '../rules/read-customs-sheet'
import type { CustomsMapInput } from '../schemas/customs-lists'
import css from './customs.module.css'
import { LinesTable } from './customs-lines'
import * as words from './customs-words'
import { type CustomsImporting, isMapped } from './use-customs-import'

const REFUSED: TableColumn<RefusedRow & { id: number }>[] = [
  { key: 'row', title: words.row, kind: 'number', cell: ({ row }) => row },
  { key: 'raw', title: words.inTheFile, kind: 'long', card: 'title', cell: ({ raw }) => raw },
  { key: 'problems', title: words.problems, kind: 'long', cell: ({ problems }) => problems.join('. ') },
]

type Props = { currency: string; importing: CustomsImporting; map: CustomsMapInput }

/** What an import would do: how many lines, what is left out and why, the first of both; then the import itself. */
export function CustomsPreviewPanel({ currency, importing, map }: Props) {
  const { busy, isImporting, preview, problem, refusal, run } = importing
  if (!isMapped(map)) return <p>{words.chooseNeeded}</p>
  const wrong = problem ?? refusal
  return (
    <div className={css.steps}>
      <p className={styles.quiet} role="status">
        {busy ? words.checking : words.preview}
      </p>
      {wrong && (
        <p className={styles.alert} data-tone="red" role="alert">
          {wrong}
        </p>
      )}
      {preview && (
        <>
          <Found currency={currency} preview={preview} />
          <div className={styles.actions}>
            <button
              className={styles.primary}
              disabled={busy || isImporting || preview.lines === 0}
              onClick={() => void run()}
              type="button"
            >
              {isImporting ? words.importing : words.importThem(preview.lines)}
            </button>
          </div>
        </>
      )}
    </div>
  )
}

function Found({ currency, preview }: { currency: string; preview: CustomsPreview }) {
  const { lines, problems, refused, rejected, samples, skipped } = preview
  return (
    <>
      <Figures
        figures={[
          [words.linesToImport, lines],
          [words.rowsLeftOut, refused],
          [words.rowsSkipped, skipped],
        ]}
      />
      {problems.length > 0 && (
        <div>
          <h3>{words.whyLeftOut}</h3>
          <ul>
            {problems.map(({ first, problem, rows }) => (
              <li key={problem}>{words.problemIn(problem, rows, first)}</li>
            ))}
          </ul>
        </div>
      )}
      {rejected.length > 0 && (
        <details>
          <summary>{words.leftOutRows}</summary>
          <Table
            columns={REFUSED}
            label={words.leftOutRows}
            rows={rejected.map((one) => ({ ...one, id: one.row }))}
          />
        </details>
      )}
      {samples.length > 0 && (
        <div>
          <h3>{words.firstLines}</h3>
          <LinesTable currency={currency} label={words.firstLines} rows={samples} />
        </div>
      )}
    </>
  )
}
