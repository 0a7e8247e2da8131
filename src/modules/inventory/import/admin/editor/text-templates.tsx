'use client'
import { useState } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { fieldSpec } from '../../engine/import-fields'
import { ROW_NUMBER } from '../../engine/map/read-template'
import editorCss from './import-editor.module.css'
import type { Target } from './map-in-editor'
import { RemoveField } from './remove-field'
import type { Editor } from './use-import-editor'
import * as words from './words'

type Props = { editor: Editor; columns: readonly string[]; targets: readonly Target[] }

/** Fields made from the texts of several columns, such as a number with a prefix. */
export function TextTemplates({ columns, editor, targets }: Props) {
  if (targets.length === 0) return null
  const hasRow = targets.some(({ source }) => source.template?.includes(`{${ROW_NUMBER}}`))
  return (
    <>
      <h3>{words.madeFromColumns}</h3>
      <ul className={`${editorCss.fixed} ${editorCss.templates}`}>
        {targets.map((target) => (
          <Template columns={columns} editor={editor} key={target.field} target={target} />
        ))}
      </ul>
      {hasRow && <p className={styles.quiet}>{words.rowNumberNote}</p>}
    </>
  )
}

type TemplateProps = { editor: Editor; columns: readonly string[]; target: Target }

function Template({ columns, editor, target: { field, source } }: TemplateProps) {
  const { label } = fieldSpec(field)
  const [column, setColumn] = useState('')
  const text = source.template ?? ''
  const set = (template: string): void => editor.setField(field, { ...source, template })
  const usable = columns.filter((name) => name.trim() !== '' && !/[{}]/.test(name))
  return (
    <li>
      <span className={editorCss.fixedName}>{label}</span>
      <input
        aria-label={words.textWithColumns(label)}
        className={styles.input}
        onChange={({ target }) => set(target.value)}
        placeholder={words.templateExample}
        value={text}
      />
      <select
        aria-label={words.insertInto(label)}
        className={styles.input}
        onChange={({ target }) => setColumn(target.value)}
        value={column}
      >
        <option value="">{words.chooseAColumn}</option>
        <option value={ROW_NUMBER}>{words.rowNumber}</option>
        {usable.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
      <button
        className={styles.button}
        disabled={column === ''}
        onClick={() => set(`${text}{${column}}`)}
        type="button"
      >
        {words.insert}
      </button>
      <RemoveField editor={editor} field={field} />
    </li>
  )
}
