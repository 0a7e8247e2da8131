'use client'
import { useId, useState } from 'react'
import { YEAR_MIN } from '@/modules/inventory/vehicles/rules/vehicle-limits'
import styles from '@/ui/back-office/admin.module.css'
import { questionsIn } from '../../engine/map/questions-in-map'
import type { KnownEntries } from '../../engine/suggest/suggest-map'
import { answerIn, QUESTION_KEYS, QUESTIONS, type QuestionKey, withAnswer } from '../../rules/map-questions'
import css from '../import.module.css'
import editorCss from './import-editor.module.css'
import type { Editor } from './use-import-editor'
import * as words from './words'

/** Stands in a list for "not stated". */
const UNKNOWN = '?'

type Props = { editor: Editor; entries: KnownEntries }

/** What no column of the file says and nobody assumes: a person answers it before the file can be checked. */
export function FileQuestions({ editor, entries }: Props) {
  const { map } = editor.draft
  const open = questionsIn(map)
  const [hadNoUnit, setHadNoUnit] = useState(false)
  if (open.includes('odometerUnit') && !hadNoUnit) setHadNoUnit(true)
  // The unit is in the column's own row too; what was a question here stays in its place once it is answered.
  const shown = QUESTION_KEYS.filter(
    (key) => open.includes(key) || (answerIn(map, key) !== '' && (key !== 'odometerUnit' || hadNoUnit)),
  )
  if (shown.length === 0) return null
  return (
    <div className={css.block}>
      <h3>{words.whatTheFileLacks}</h3>
      {open.length > 0 && (
        <p className={css.notice} role="status">
          {words.questionsLeft(open.length)}
        </p>
      )}
      <div className={editorCss.questions}>
        {shown.map((key) => (
          <Answer
            choices={choicesOf(key, entries)}
            isOpen={open.includes(key)}
            key={key}
            onChange={(answer) =>
              editor.setDraft((before) => ({ ...before, map: withAnswer(before.map, key, answer) }))
            }
            question={key}
            value={answerIn(map, key)}
          />
        ))}
      </div>
    </div>
  )
}

const years = (): string[] => {
  const next = new Date().getUTCFullYear() + 1
  return Array.from({ length: next - YEAR_MIN + 1 }, (_, back) => String(next - back))
}

function choicesOf(key: QuestionKey, entries: KnownEntries): readonly string[] {
  if (key === 'year') return years()
  const { field, options } = QUESTIONS[key]
  return options ?? entries[field as keyof KnownEntries] ?? []
}

type AnswerProps = {
  question: QuestionKey
  choices: readonly string[]
  /** null for "not stated", '' for none. */
  value: string | null
  isOpen: boolean
  onChange: (answer: string | null) => void
}

function Answer({ choices, isOpen, onChange, question, value }: AnswerProps) {
  const [control, note] = [useId(), useId()]
  const { label, unknown } = QUESTIONS[question]
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={control}>
        {label}
      </label>
      <select
        aria-describedby={isOpen ? note : undefined}
        aria-invalid={isOpen}
        className={styles.input}
        id={control}
        onChange={({ target }) => onChange(target.value === UNKNOWN ? null : target.value)}
        value={value ?? UNKNOWN}
      >
        <option value="">{words.choose}</option>
        {unknown && <option value={UNKNOWN}>{words.NOT_STATED[question]}</option>}
        {value && !choices.includes(value) && <option value={value}>{value}</option>}
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {words.ANSWER_WORDS.get(choice) ?? choice}
          </option>
        ))}
      </select>
      {isOpen && (
        <span className={editorCss.warn} id={note}>
          {words.noColumnHasIt}
        </span>
      )}
    </div>
  )
}
