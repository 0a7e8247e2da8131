'use client'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { ENCODINGS } from '@/kernel/files/encodings'
import styles from '@/ui/back-office/admin.module.css'
import { ConfirmDialog } from '@/ui/back-office/dialog'
import { LocalTime } from '@/ui/back-office/time/local-time'
import upload from '@/ui/back-office/upload/upload.module.css'
import { callApi } from '@/ui/client/call-api'
import type { ImportFileView } from '../../queries/get-import-file'
import { HEADER_ROW_MAX } from '../../rules/find-header-row'
import css from '../import.module.css'
import editorCss from './import-editor.module.css'
import * as words from './words'

type Format = Pick<ImportFileView['facts'], 'delimiter' | 'encoding' | 'headerRow'> & { sheet?: string }

/** Reads the file anew or throws it away; either forgets what was mapped. */
function useFileWork({ facts: { delimiter, encoding }, id }: ImportFileView) {
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const [asking, setConfirming] = useState(false)
  const params = { path: { id } }
  const reread = async (change: Partial<Format>): Promise<void> => {
    setBusy(true)
    const answer = await callApi('put', '/api/v1/imports/files/{id}', {
      params,
      body: {
        delimiter: change.delimiter ?? delimiter,
        encoding: change.encoding ?? encoding,
        headerRow: change.headerRow,
        sheet: change.sheet,
      },
    })
    setBusy(false)
    setProblem(answer.ok ? '' : answer.message)
    if (answer.ok) router.refresh()
  }
  const discard = async (): Promise<void> => {
    setBusy(true)
    const answer = await callApi('delete', '/api/v1/imports/files/{id}', { params })
    setBusy(false)
    setConfirming(false)
    if (answer.ok) router.push('/admin/inventory/import')
    else setProblem(answer.message)
  }
  return { asking, busy, discard, problem, reread, setConfirming }
}

/** What the file is and how it is read; another reading forgets what was mapped. */
export function FileStep({ file }: { file: ImportFileView }) {
  const { asking, busy, discard, problem, reread, setConfirming } = useFileWork(file)
  const { columns, rows } = file.facts
  return (
    <>
      {file.sameFile.map((one) => (
        <ImportedBefore key={one.id} one={one} />
      ))}
      <div className={editorCss.facts}>
        <p className={editorCss.factText}>
          <strong>{file.name}</strong>
          <span className={styles.quiet}>
            {words.sizeCountColumns(words.size(file.bytes), rows, words.count(columns.length))}
          </span>
        </p>
        <Reading busy={busy} facts={file.facts} reread={reread} />
        <button className={styles.button} disabled={busy} onClick={() => setConfirming(true)} type="button">
          {words.discardFile}
        </button>
      </div>
      <p className={styles.quiet}>{words.readingFileDifferently}</p>
      {asking && <DiscardDialog name={file.name} onClose={() => setConfirming(false)} onConfirm={discard} />}
      {problem && (
        <p className={upload.problem} role="alert">
          {problem}
        </p>
      )}
    </>
  )
}

type ReadingProps = {
  facts: ImportFileView['facts']
  busy: boolean
  reread: (change: Partial<Format>) => Promise<void>
}

const HEADER_ROWS: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from({ length: HEADER_ROW_MAX }, (_, index) => [`${index + 1}`, `${index + 1}`]),
)

/** How the file is read: a text by its signs, a workbook by its sheet; and where the table in it begins. */
function Reading({ busy, facts, reread }: ReadingProps) {
  const { delimiter, encoding, headerRow = 1, workbook } = facts
  return (
    <>
      {workbook ? (
        <Choice
          disabled={busy}
          label={words.sheet}
          onChange={(sheet) => reread({ sheet })}
          value={workbook.sheet}
          words={Object.fromEntries(workbook.sheets.map((name) => [name, name]))}
        />
      ) : (
        <Signs busy={busy} delimiter={delimiter} encoding={encoding} reread={reread} />
      )}
      <Choice
        disabled={busy}
        label={words.headerRow}
        onChange={(row) => reread({ headerRow: Number(row) })}
        value={String(headerRow)}
        words={HEADER_ROWS}
      />
    </>
  )
}

type SignsProps = Pick<ReadingProps, 'busy' | 'reread'> &
  Pick<ReadingProps['facts'], 'delimiter' | 'encoding'>

/** What separates the cells of a text, and what its bytes mean. */
function Signs({ busy, delimiter, encoding, reread }: SignsProps) {
  return (
    <>
      <Choice
        disabled={busy}
        label={words.separator}
        onChange={(sign) => reread({ delimiter: sign })}
        value={delimiter}
        words={words.DELIMITER_WORDS}
      />
      <Choice
        disabled={busy}
        label={words.characterEncoding}
        onChange={(name) => reread({ encoding: ENCODINGS.find((one) => one === name) })}
        value={encoding}
        words={words.ENCODING_WORDS}
      />
    </>
  )
}

function ImportedBefore({ one }: { one: ImportFileView['sameFile'][number] }) {
  return (
    <p className={css.notice}>
      {words.importedBefore}{' '}
      <Link href={`/admin/inventory/import/${one.id}`}>{words.importIdFileName(one.id, one.fileName)}</Link>,{' '}
      <LocalTime iso={one.startedAt} /> ({words.STATUS_WORDS[one.status].label.toLowerCase()},{' '}
      {words.plural(one.counts.created, 'vehicle')} created). Vehicles that already exist are not created
      again.
    </p>
  )
}

type DiscardProps = { name: string; onClose: () => void; onConfirm: () => Promise<void> }

function DiscardDialog({ name, onClose, onConfirm }: DiscardProps) {
  return (
    <ConfirmDialog
      onClose={onClose}
      onConfirm={onConfirm}
      title={words.discardName(name)}
      verb={words.discard}
    >
      <p>{words.fileAndItsCurrentMap}</p>
    </ConfirmDialog>
  )
}

type ChoiceProps = {
  label: string
  value: string
  words: Readonly<Record<string, string>>
  disabled: boolean
  onChange: (value: string) => void
}

function Choice({ disabled, label, onChange, value, words }: ChoiceProps) {
  return (
    <label className={styles.field}>
      <span className={styles.label}>{label}</span>
      <select
        className={styles.input}
        disabled={disabled}
        onChange={({ target }) => onChange(target.value)}
        value={value}
      >
        {!words[value] && <option value={value}>{value}</option>}
        {Object.entries(words).map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
