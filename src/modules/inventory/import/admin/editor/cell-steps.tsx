'use client'
import { useState } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { fieldSpec } from '../../engine/import-fields'
import type { Step } from '../../engine/map/cell-steps'
import type { ColumnProfile } from '../../engine/suggest/profile-columns'
import {
  exampleOf,
  kindOf,
  NUMBER_KINDS,
  type StepKind,
  TEXT_KINDS,
  withChange,
  withStep,
} from './cell-step-kinds'
import editorCss from './import-editor.module.css'
import type { Target } from './map-in-editor'
import { StepInputs } from './step-inputs'
import type { Editor } from './use-import-editor'
import * as words from './words'

type Props = { column: ColumnProfile; setField: Editor['setField']; target: Target }

/** What is done with a column's cells before they are read, one step after another. */
export function CellSteps({ column, setField, target: { field, source } }: Props) {
  const steps = source.steps ?? []
  const isNumber = fieldSpec(field).kind === 'number'
  const change = (at: number, step: Step | null): void => setField(field, withChange(source, at, step))
  return (
    <details className={editorCss.values} open={steps.length > 0 || undefined}>
      <summary>{words.stepsFirst(steps.length)}</summary>
      <ol className={editorCss.steps}>
        {steps.map((step, at) => (
          <li key={stepKey(step, at)}>
            <StepInputs
              column={column.name}
              number={at + 1}
              onChange={(changed) => change(at, changed)}
              step={step}
            />
            <button
              aria-label={words.removeStep(at + 1, column.name)}
              className={styles.button}
              onClick={() => change(at, null)}
              type="button"
            >
              {words.remove}
            </button>
          </li>
        ))}
      </ol>
      <Example column={column} steps={steps} />
      <AddStep
        column={column.name}
        kinds={isNumber ? [...TEXT_KINDS, ...NUMBER_KINDS] : TEXT_KINDS}
        onAdd={(kind) => setField(field, withStep(source, kind))}
      />
    </details>
  )
}

const stepKey = (step: Step, at: number): string => `${at} ${kindOf(step)}`

/** What the steps make of the first cells. */
function Example({ column, steps }: { column: ColumnProfile; steps: readonly Step[] }) {
  if (steps.length === 0 || column.samples.length === 0) return null
  return (
    <p aria-live="polite" className={styles.quiet}>
      {exampleOf(steps, column.samples).map(([before, after]) => (
        <span className={editorCss.example} key={before}>
          {words.becomes(before, after)}
        </span>
      ))}
    </p>
  )
}

type AddProps = { column: string; kinds: readonly StepKind[]; onAdd: (kind: StepKind) => void }

/** Chosen first and added by a button, so that the list can be walked through by keyboard. */
function AddStep({ column, kinds, onAdd }: AddProps) {
  const [kind, setKind] = useState<StepKind>('strip')
  return (
    <div className={editorCss.addStep}>
      <select
        aria-label={words.nextStepFor(column)}
        className={styles.input}
        onChange={({ target }) => setKind(kinds.find((one) => one === target.value) ?? 'strip')}
        value={kind}
      >
        {kinds.map((one) => (
          <option key={one} value={one}>
            {words.STEP_WORDS[one]}
          </option>
        ))}
      </select>
      <button
        aria-label={words.addStepFor(column)}
        className={styles.button}
        onClick={() => onAdd(kind)}
        type="button"
      >
        {words.addStep}
      </button>
    </div>
  )
}
