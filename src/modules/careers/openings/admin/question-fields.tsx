import type { ReactNode } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { LabelledField } from '@/ui/back-office/labelled-field'
import list from '@/ui/back-office/list/list-context.module.css'
import type { Option } from '@/ui/back-office/list/list-type'
import requests from '@/ui/back-office/requests.module.css'
import { OPENING_LIMITS, OPTIONS_TEXT_MAX } from '../rules/opening-limits'
import {
  QUESTION_REQUIREMENT_LABELS,
  QUESTION_REQUIREMENTS,
  QUESTION_TYPE_LABELS,
  QUESTION_TYPES,
} from '../rules/opening-lists'
import { answersOf, idOf, type QuestionDraft } from './opening-draft'
import { optionsOf } from './opening-filters'
import css from './openings.module.css'
import * as words from './words'

const TYPES = optionsOf(QUESTION_TYPES, QUESTION_TYPE_LABELS)
const REQUIREMENTS = optionsOf(QUESTION_REQUIREMENTS, QUESTION_REQUIREMENT_LABELS)

type Props = {
  at: number
  question: QuestionDraft
  issueOf: (name: string) => string | undefined
  onChange: (part: Partial<QuestionDraft>) => void
}

type Text = 'question' | 'options' | 'tags'

/** One question: its words, how it is answered, and which answers disqualify. */
export function QuestionFields(props: Props) {
  const { at, issueOf, onChange, question } = props
  const choice = (name: 'type' | 'requirement', label: string, options: readonly Option[]) => (
    <ChoiceOf
      {...{ label, options }}
      error={issueOf(`questions.${at}.${name}`)}
      id={idOf(`questions.${at}.${name}`)}
      onChange={(value) => onChange({ [name]: value })}
      value={question[name]}
    />
  )
  return (
    <>
      <TextOf {...props} label={words.question} max={OPENING_LIMITS.question} name="question" />
      <div className={css.pair}>
        {choice('type', words.questionType, TYPES)}
        {choice('requirement', words.requirement, REQUIREMENTS)}
      </div>
      {question.type === 'MULTIPLE_CHOICE' && (
        <TextOf
          {...props}
          help={words.optionsHelp}
          isLong
          label={words.options}
          max={OPTIONS_TEXT_MAX}
          name="options"
        />
      )}
      <Disqualifying {...props} />
      <TextOf {...props} help={words.tagsHelp} label={words.tags} max={OPENING_LIMITS.tags} name="tags" />
    </>
  )
}

type TextProps = Props & { name: Text; label: string; help?: string; max: number; isLong?: boolean }

function TextOf({ at, help, isLong, issueOf, label, max, name, onChange, question }: TextProps): ReactNode {
  const path = `questions.${at}.${name}`
  const shared = {
    maxLength: max,
    value: question[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  }
  return (
    <LabelledField error={issueOf(path)} help={help} id={idOf(path)} label={label}>
      {(marks) =>
        isLong ? (
          <textarea {...marks} {...shared} className={requests.area} />
        ) : (
          <input {...marks} {...shared} autoComplete="off" className={styles.input} />
        )
      }
    </LabelledField>
  )
}

type ChoiceProps = {
  id: string
  label: string
  value: string
  options: readonly Option[]
  error: string | undefined
  onChange: (value: string) => void
}

const ChoiceOf = ({ error, id, label, onChange, options, value }: ChoiceProps) => (
  <LabelledField error={error} id={id} label={label}>
    {(marks) => (
      <select
        {...marks}
        className={styles.input}
        onChange={({ target }) => onChange(target.value)}
        value={value}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    )}
  </LabelledField>
)

/** The answers that mark an application; none where any text may be written. */
function Disqualifying({ at, issueOf, onChange, question }: Props) {
  const answers = answersOf(question) ?? []
  if (answers.length === 0) return null
  const path = `questions.${at}.disqualifying`
  const error = issueOf(path)
  const set = (answer: string, isOn: boolean) =>
    onChange({
      disqualifying: isOn
        ? [...question.disqualifying, answer]
        : question.disqualifying.filter((one) => one !== answer),
    })
  return (
    <fieldset className={css.answers} id={idOf(path)} tabIndex={-1}>
      <legend className={styles.label}>{words.disqualifying}</legend>
      {answers.map((answer) => (
        <label className={list.check} key={answer}>
          <input
            checked={question.disqualifying.includes(answer)}
            onChange={({ target }) => set(answer, target.checked)}
            type="checkbox"
          />
          {answer}
        </label>
      ))}
      <span className={list.under}>{words.disqualifyingHelp}</span>
      {error && (
        <span className={list.error} role="alert">
          {error}
        </span>
      )}
    </fieldset>
  )
}
