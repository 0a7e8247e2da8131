import { useId } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { ScrollBox } from '@/ui/back-office/list/scroll-box'
import type { CustomsList } from '../queries/list-customs-lists'
import type { FileFacts } from '../queries/read-customs-file'
import { CUSTOMS_FIELDS, type CustomsField, HEADER_ROWS } from '../rules/customs-columns'
import type { SheetFacts } from '../rules/preview-customs-import'
import css from './customs.module.css'
import { CustomsPreviewPanel } from './customs-preview-panel'
import * as words from './customs-words'
import { type CustomsImporting, useCustomsImport } from './use-customs-import'

type Props = { file: FileFacts; list: CustomsList }

/** Which columns of a file are what, and what an import would do with them. */
export function CustomsMapEditor({ file, list }: Props) {
  const importing = useCustomsImport(list.id, file)
  const { map, sheet } = importing
  if (!map || !sheet) return null
  return (
    <div className={css.steps}>
      <SheetFields header={map.header} importing={importing} repeats={map.repeats} sheet={sheet} />
      <Columns columns={map.columns} importing={importing} sheet={sheet} />
      <CustomsPreviewPanel currency={list.currency} importing={importing} map={map} />
    </div>
  )
}

type SheetProps = { header: number; importing: CustomsImporting; repeats: boolean; sheet: SheetFacts }

const ROWS = Array.from({ length: HEADER_ROWS }, (_, index) => index)

/** The sheet, where its headings are, and whether blank names repeat. */
function SheetFields({ header, importing, repeats, sheet }: SheetProps) {
  return (
    <div className={styles.filters}>
      <Choice
        label={words.sheet}
        onChange={importing.chooseSheet}
        options={importing.sheets.map(({ name, rows }) => [name, words.rowsIn(name, rows)])}
        value={sheet.name}
      />
      <Choice
        label={words.headingsInRow}
        onChange={(row) => void importing.chooseHeader(sheet.name, Number(row))}
        options={ROWS.slice(0, sheet.rows).map((row) => [String(row), String(row + 1)])}
        value={String(header)}
      />
      <label className={css.check}>
        <input
          checked={repeats}
          onChange={({ target }) => importing.setRepeats(target.checked)}
          type="checkbox"
        />
        {words.repeats}
      </label>
    </div>
  )
}

type ChoiceProps = {
  label: string
  value: string
  options: readonly (readonly [value: string, label: string])[]
  onChange: (value: string) => void
}

function Choice({ label, onChange, options, value }: ChoiceProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select
        className={styles.input}
        id={id}
        onChange={({ target }) => onChange(target.value)}
        value={value}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}

/** A column's letters in a spreadsheet: 26 is AA. */
const letterOf = (index: number): string =>
  (index < 26 ? '' : String.fromCharCode(64 + Math.floor(index / 26))) +
  String.fromCharCode(65 + (index % 26))

type ColumnsProps = {
  columns: Partial<Record<CustomsField, number>>
  importing: CustomsImporting
  sheet: SheetFacts
}

/** The columns of the sheet, what is in them, and which fields they fill. */
function Columns({ columns, importing, sheet }: ColumnsProps) {
  return (
    <ScrollBox label={words.columnsOfTheSheet}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.column}</th>
            <th scope="col">{words.forExample}</th>
            <th scope="col">{words.field}</th>
          </tr>
        </thead>
        <tbody>
          {sheet.columns.map(({ heading, samples }, index) => {
            const title = heading || words.withoutHeading(letterOf(index))
            return (
              <tr key={letterOf(index)}>
                <th scope="row">{title}</th>
                <td className={css.samples}>{samples.join(' · ') || '—'}</td>
                <td>
                  <FieldChoice
                    label={words.fieldFor(title)}
                    onChange={(field) => importing.assign(index, field)}
                    value={CUSTOMS_FIELDS.find((field) => columns[field] === index) ?? ''}
                  />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </ScrollBox>
  )
}

type FieldProps = {
  label: string
  value: CustomsField | ''
  onChange: (field: CustomsField | '') => void
}

const FieldChoice = ({ label, onChange, value }: FieldProps) => (
  <select
    aria-label={label}
    className={styles.input}
    onChange={({ target }) => onChange(CUSTOMS_FIELDS.find((field) => field === target.value) ?? '')}
    value={value}
  >
    <option value="">{words.leftOut}</option>
    {CUSTOMS_FIELDS.map((field) => (
      <option key={field} value={field}>
        {words.FIELDS[field]}
      </option>
    ))}
  </select>
)
