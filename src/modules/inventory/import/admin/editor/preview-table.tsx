'use client'
import type { Issue } from '@/kernel/issue'
import styles from '@/ui/back-office/admin.module.css'
import { ScrollBox } from '@/ui/back-office/list/scroll-box'
import upload from '@/ui/back-office/upload/upload.module.css'
import { fieldNamed, fieldSpec, type ImportField } from '../../engine/import-fields'
import type { ImportMap } from '../../engine/map/import-map-schema'
import type { PreviewRow } from '../../operations/preview-import'
import editorCss from './import-editor.module.css'
import { fieldGroups } from './map-in-editor'
import type { Preview } from './use-map-preview'
import * as words from './words'

const OUTCOMES = {
  created: { label: words.isNew, tone: 'green' },
  updated: { label: words.changes, tone: 'violet' },
  skipped: { label: words.skipped, tone: 'grey' },
  rejected: { label: words.rejected, tone: 'red' },
} as const

/** What is wrong with a row, under the name of its field unless the message has it already. */
function namedIssue({ message, path }: Issue): string {
  const field = fieldNamed(path)
  const label = field && fieldSpec(field).label
  return label && !message.includes(label) ? words.issueOf(label, message) : message
}

/** What is wrong with a map, in words: 'Chassis number is missing: it identifies each row'. */
function issueText({ message, path }: Issue): string {
  const field = fieldNamed(path.split('.')[1] ?? '')
  return field ? words.issueOf(fieldSpec(field).label, message) : message
}

/** The first rows as vehicles, with what is wrong at the cells that are to blame. */
export function PreviewTable({ map, preview }: { map: ImportMap; preview: Preview & { busy: boolean } }) {
  if (preview.at === 'refused') return <Refused preview={preview} />
  if (preview.at === 'waiting')
    return (
      <div aria-busy className={editorCss.skeleton} role="status">
        {words.checkingFirstRows}
      </div>
    )
  const fields = fieldGroups()
    .flatMap((group) => group.fields)
    .filter((field) => map.fields[field])
  const { rows } = preview
  const bad = rows.filter(({ outcome }) => outcome === 'rejected').length
  return (
    <>
      <p className={styles.quiet} role="status">
        {preview.busy
          ? words.checkingAgain
          : rows.length === 0
            ? words.fileHasNoRows
            : words.asTheyWouldBeImported(rows.length, bad)}
      </p>
      {rows.length > 0 && (
        <ScrollBox busy={preview.busy} className={editorCss.preview} label={words.tableOfFirstRows}>
          <FirstRows fields={fields} rows={rows} />
        </ScrollBox>
      )}
    </>
  )
}

function FirstRows({ fields, rows }: { fields: readonly ImportField[]; rows: readonly PreviewRow[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th className={styles.number} scope="col">
            {words.row}
          </th>
          <th scope="col">{words.outcome}</th>
          {fields.map((field) => (
            <th key={field} scope="col">
              {fieldSpec(field).label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row fields={fields} key={row.rowNo} row={row} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ fields, row }: { fields: readonly ImportField[]; row: PreviewRow }) {
  const { label, tone } = OUTCOMES[row.outcome]
  // What belongs to no column of this table stands beside the outcome.
  const elsewhere = row.issues.filter(({ path }) => !fields.some((field) => field === path))
  const notes = row.outcome === 'rejected' ? elsewhere.map(namedIssue) : row.reasons
  return (
    <tr>
      <td className={styles.number}>{row.rowNo}</td>
      <td className={editorCss.outcome}>
        <span className={styles.status} data-tone={tone}>
          {label}
        </span>
        {notes.map((note) => (
          <span className={row.outcome === 'rejected' ? editorCss.wrong : styles.quiet} key={note}>
            {note}
          </span>
        ))}
      </td>
      {fields.map((field) => {
        const issues = row.issues.filter(({ path }) => path === field)
        return (
          <td className={editorCss.cell} data-wrong={issues.length > 0} key={field}>
            {row.values[field] ?? <span className={styles.quiet}>—</span>}
            {issues.map(({ message }) => (
              <span className={editorCss.wrong} key={message}>
                {message}
              </span>
            ))}
          </td>
        )
      })}
    </tr>
  )
}

function Refused({ preview }: { preview: Extract<Preview, { at: 'refused' }> }) {
  return (
    <div className={upload.problem} role="alert">
      {preview.errors.length === 0 ? (
        preview.message
      ) : (
        <>
          {words.mapCannotBeUsed}
          <ul>
            {preview.errors.map(({ message, path }) => (
              <li key={`${path} ${message}`}>{issueText({ message, path })}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
