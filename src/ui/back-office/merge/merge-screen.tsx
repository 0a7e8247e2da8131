'use client'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { Side } from '@/kernel/merge'
import styles from '../admin.module.css'
import { ConfirmDialog } from '../dialog'
import { SaveButton } from '../save-button'
import css from './merge.module.css'
import * as words from './words'

/** A field that both changed. */
export type MergeConflict = {
  field: string
  label: string
  mine: ReactNode
  theirs: ReactNode
  /** What it was before either changed it. */
  before: ReactNode
}

/** A field that needs no choice, and what it becomes. */
export type MergeResolved = { field: string; label: string; value: ReactNode; by: Side | 'combined' }

type Props = {
  /** Who saved what meanwhile. */
  title: string
  /** What the other version is called. */
  theirsLabel: string
  conflicts: readonly MergeConflict[]
  resolved: readonly MergeResolved[]
  /** Why only the other version can be chosen. */
  closed?: string | null
  busy?: boolean
  onSave: (choices: Readonly<Record<string, Side>>) => void
  /** Goes on with the other version alone. */
  onDiscard: () => void
}

/** Two versions of one record: what fits together is listed, and of what does not, one is chosen. Mine at first. */
export function MergeScreen(props: Props) {
  const { busy = false, closed = null, conflicts, onSave, resolved, theirsLabel, title } = props
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>({})
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  useEffect(() => heading.current?.focus(), [])
  const about = conflicts.length > 0 ? words.chooseWhere(conflicts.length) : words.bothFit
  return (
    <section aria-labelledby={id} className={css.merge}>
      <div className={css.head}>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p role="alert">{closed ?? about}</p>
      </div>
      {conflicts.map((conflict) => (
        <Choice
          chosen={choices[conflict.field] ?? 'mine'}
          conflict={conflict}
          disabled={closed !== null || busy}
          key={conflict.field}
          onChoose={(side) => setChoices((before) => ({ ...before, [conflict.field]: side }))}
          theirsLabel={theirsLabel}
        />
      ))}
      <Resolved resolved={resolved} theirsLabel={theirsLabel} />
      <Foot {...props} busy={busy} onSave={closed === null ? () => onSave(choices) : null} />
    </section>
  )
}

type ChoiceProps = {
  conflict: MergeConflict
  chosen: Side
  theirsLabel: string
  disabled: boolean
  onChoose: (side: Side) => void
}

function Choice({ chosen, conflict, disabled, onChoose, theirsLabel }: ChoiceProps) {
  const name = useId()
  const { before, label, mine, theirs } = conflict
  const sides = [
    { side: 'mine', title: words.yours, value: mine },
    { side: 'theirs', title: theirsLabel, value: theirs },
  ] as const
  return (
    <fieldset className={css.choice} disabled={disabled}>
      <legend>{label}</legend>
      <div className={css.sides}>
        {sides.map(({ side, title, value }) => (
          <label className={css.side} data-chosen={chosen === side} key={side}>
            <input checked={chosen === side} name={name} onChange={() => onChoose(side)} type="radio" />
            <span className={css.whose}>{title}</span>
            <Value>{value}</Value>
          </label>
        ))}
      </div>
      <p className={css.before}>
        {words.before} <Value>{before}</Value>
      </p>
    </fieldset>
  )
}

const Value = ({ children }: { children: ReactNode }) => (
  <span className={css.value}>{children === '' ? <em>{words.empty}</em> : children}</span>
)

function Resolved({ resolved, theirsLabel }: Pick<Props, 'resolved' | 'theirsLabel'>) {
  if (resolved.length === 0) return null
  const labels = { mine: words.yours, theirs: theirsLabel, combined: words.bothOfThem }
  return (
    <div className={css.settled}>
      <h3>{words.mergedByItself}</h3>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{words.field}</th>
            <th scope="col">{words.becomes}</th>
            <th scope="col">{words.from}</th>
          </tr>
        </thead>
        <tbody>
          {resolved.map(({ by, field, label, value }) => (
            <tr key={field}>
              <th scope="row">{label}</th>
              <td>
                <Value>{value}</Value>
              </td>
              <td>{labels[by]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type FootProps = Pick<Props, 'onDiscard' | 'theirsLabel'> & { busy: boolean; onSave: (() => void) | null }

function Foot({ busy, onDiscard, onSave, theirsLabel }: FootProps) {
  const [asking, setConfirming] = useState(false)
  return (
    <footer className={css.foot}>
      <button className={styles.button} disabled={busy} onClick={() => setConfirming(true)} type="button">
        {words.discardMine}
      </button>
      {onSave && (
        <SaveButton isBusy={busy} onClick={onSave} type="button">
          {busy ? words.saving : words.saveMerged}
        </SaveButton>
      )}
      {asking && (
        <ConfirmDialog
          onClose={() => setConfirming(false)}
          onConfirm={async () => onDiscard()}
          title={words.confirmDiscard}
          verb={words.discardMine}
        >
          <p>{words.discarded(theirsLabel)}</p>
        </ConfirmDialog>
      )}
    </footer>
  )
}
