'use client'
import { useId } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import list from '@/ui/back-office/list/list-context.module.css'
import { useFileInput } from '@/ui/back-office/use-file-input'
import { ATTACHMENT_TYPES } from '../../rules/attachment-files'
import css from './ticket.module.css'
import type { AnswerFiles as Files } from './use-answer-files'
import * as words from './words'

type Props = { files: Files; isClosed: boolean; onCanned: (() => void) | null }

/** The files of an answer, and what else can be put into it. */
export function AnswerFiles({ files: { add, drop, files, problem }, isClosed, onCanned }: Props) {
  const help = useId()
  const input = useFileInput(add)
  return (
    <div className={css.attach}>
      <span className={styles.actions}>
        {onCanned && (
          <button className={styles.button} disabled={isClosed} onClick={onCanned} type="button">
            {words.cannedReplies}
          </button>
        )}
        <label className={`${styles.button} ${css.pick}`}>
          {words.attachFiles}
          <input
            {...input}
            accept={ATTACHMENT_TYPES.join(',')}
            aria-describedby={help}
            disabled={isClosed}
            multiple
            type="file"
          />
        </label>
        <span className={list.under} id={help}>
          {words.fileHelp}
        </span>
      </span>
      <div aria-live="polite">
        {problem && <span className={list.error}>{problem}</span>}
        {files.length > 0 && <Chosen drop={drop} files={files} />}
      </div>
    </div>
  )
}

const Chosen = ({ drop, files }: Pick<Files, 'drop' | 'files'>) => (
  <ul className={css.chosen}>
    {files.map(({ key, name, path }) => (
      <li key={key}>
        {path === null ? words.sendingFile(name) : name}
        <button
          aria-label={words.removeFile(name)}
          className={styles.button}
          onClick={() => drop(key)}
          type="button"
        >
          {words.remove}
        </button>
      </li>
    ))}
  </ul>
)
