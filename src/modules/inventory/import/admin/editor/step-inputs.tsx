'use client'
import styles from '@/ui/back-office/admin.module.css'
import { patternProblem } from '../../engine/map/cell-pattern'
import type { Step } from '../../engine/map/cell-steps'
import { kindOf, stepNumber } from './cell-step-kinds'
import editorCss from './import-editor.module.css'
import * as words from './words'

type Props<S extends Step = Step> = {
  column: string
  /** Its place among the steps, from 1. */
  number: number
  step: S
  onChange: (step: Step) => void
}

/** The controls of one step. */
export function StepInputs({ step, ...props }: Props) {
  if ('strip' in step) return <Strip {...props} step={step} />
  if ('split' in step) return <Split {...props} step={step} />
  if ('find' in step) return <Find {...props} step={step} />
  return <Calculate {...props} step={step} />
}

type TextProps = { label: string; value: string; onChange: (value: string) => void; invalid?: boolean }

const Text = ({ invalid, label, onChange, value }: TextProps) => (
  <input
    aria-invalid={invalid || undefined}
    aria-label={label}
    className={`${styles.input} ${editorCss.stepText}`}
    maxLength={200}
    onChange={({ target }) => onChange(target.value)}
    value={value}
  />
)

/** Texts to remove, separated by a bar. */
function Strip({ column, number, onChange, step }: Props<Extract<Step, { strip: string | string[] }>>) {
  const set = (value: string): void => {
    const parts = value.split('|')
    onChange({ strip: parts.length > 1 ? parts : value })
  }
  return (
    <>
      <span>{words.STEP_WORDS.strip}</span>
      <Text label={words.textToRemove(number, column)} onChange={set} value={[step.strip].flat().join('|')} />
    </>
  )
}

const PARTS = [1, 2, 3, 4, 5, -1, -2]

function Split({ column, number, onChange, step }: Props<Extract<Step, { split: string }>>) {
  const places = PARTS.includes(step.take) ? PARTS : [...PARTS, step.take]
  return (
    <>
      <span>{words.splitAt}</span>
      <Text
        label={words.separatorOfStep(number, column)}
        onChange={(split) => onChange({ ...step, split })}
        value={step.split}
      />
      <select
        aria-label={words.partOfStep(number, column)}
        className={`${styles.input} ${editorCss.unit}`}
        onChange={({ target }) => onChange({ ...step, take: Number(target.value) })}
        value={step.take}
      >
        {places.map((place) => (
          <option key={place} value={place}>
            {words.partWord(place)}
          </option>
        ))}
      </select>
      <label>
        <input
          checked={step.rest ?? false}
          onChange={({ target }) => onChange({ ...step, rest: target.checked || undefined })}
          type="checkbox"
        />{' '}
        {words.andTheRest}
      </label>
    </>
  )
}

function Find({ column, number, onChange, step }: Props<Extract<Step, { find: string }>>) {
  const problem = patternProblem(step.find)
  return (
    <>
      <span>{words.STEP_WORDS.find}</span>
      <Text
        invalid={problem !== null}
        label={words.patternOfStep(number, column)}
        onChange={(find) => onChange({ find })}
        value={step.find}
      />
      <span className={problem ? editorCss.wrong : styles.quiet}>
        {problem ? words.patternNeeds : words.patternHelp}
      </span>
    </>
  )
}

function Calculate({
  column,
  number,
  onChange,
  step,
}: Props<Exclude<Step, { strip: string | string[] } | { split: string } | { find: string }>>) {
  const kind = kindOf(step)
  return (
    <>
      <span>{words.STEP_WORDS[kind]}</span>
      <Text
        label={words.numberOfStep(number, column)}
        onChange={(value) => onChange(calculation(kind, value.trim().replace(',', '.')))}
        value={stepNumber(step)}
      />
    </>
  )
}

function calculation(kind: ReturnType<typeof kindOf>, value: string): Step {
  if (kind === 'times') return { times: value }
  if (kind === 'plus') return { plus: value }
  return kind === 'minus' ? { minus: value } : { divide: value }
}
