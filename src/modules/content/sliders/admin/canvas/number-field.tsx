'use client'
import { type KeyboardEvent, useState } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { LabelledField } from '@/ui/back-office/labelled-field'
import { bannerNumber } from '../../rules/write-banner'

type Props = {
  label: string
  value: number
  bounds: { min: number; max: number }
  step?: number
  onCommit: (value: number) => void
}

/** A number that counts once the field is left, or by Enter; Escape brings the former one back. */
export function NumberField({ bounds, label, onCommit, step = 1, value }: Props) {
  const [entered, setEntered] = useState<string | null>(null)
  const commit = () => {
    setEntered(null)
    const number = Number(entered)
    if (entered === null || entered.trim() === '' || !Number.isFinite(number)) return
    const within = Math.min(bounds.max, Math.max(bounds.min, number))
    onCommit(Number.isInteger(step) ? Math.round(within) : bannerNumber(within))
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') commit()
    if (key === 'Escape') setEntered(null)
  }
  return (
    <LabelledField label={label}>
      {(marks) => (
        <input
          {...marks}
          {...bounds}
          className={styles.input}
          onBlur={commit}
          onChange={({ target }) => setEntered(target.value)}
          onKeyDown={onKeyDown}
          step={step}
          type="number"
          value={entered ?? value}
        />
      )}
    </LabelledField>
  )
}
