'use client'
import type { KeyboardEvent } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { LabelledField } from '@/ui/back-office/labelled-field'
import { bannerNumber } from '../../rules/canonical-banner'
import { useFieldEntry } from './use-field-entry'
import * as words from './words'

type Props = {
  label: string
  help?: string
  value: number
  bounds: { min: number; max: number }
  step?: number
  onCommit: (value: number) => void
}

/** A number that counts once the field is left, or by Enter; Escape restores the former one. */
export function NumberField({ bounds, help, label, onCommit, step = 1, value }: Props) {
  const { enter, entered, error, refuse, reset } = useFieldEntry(value)
  const commit = () => {
    if (entered === null) return
    const number = Number(entered)
    if (entered.trim() === '' || !(number >= bounds.min && number <= bounds.max))
      return refuse(words.numberBetween(bounds))
    reset()
    onCommit(Number.isInteger(step) ? Math.round(number) : bannerNumber(number))
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') commit()
    if (key === 'Escape') reset()
  }
  return (
    <LabelledField error={error} help={help} label={label}>
      {(marks) => (
        <input
          {...marks}
          {...bounds}
          className={styles.input}
          onBlur={commit}
          onChange={({ target }) => enter(target.value)}
          onKeyDown={onKeyDown}
          step={step}
          type="number"
          value={entered ?? value}
        />
      )}
    </LabelledField>
  )
}
