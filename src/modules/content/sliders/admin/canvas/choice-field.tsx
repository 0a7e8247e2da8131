'use client'
import styles from '@/ui/back-office/admin.module.css'
import { LabelledField } from '@/ui/back-office/labelled-field'

type Props<T extends string | number> = {
  label: string
  value: T
  options: readonly { value: T; label: string }[]
  onChoose: (value: T) => void
}

export function ChoiceField<T extends string | number>({ label, onChoose, options, value }: Props<T>) {
  return (
    <LabelledField label={label}>
      {(marks) => (
        <select
          {...marks}
          className={styles.input}
          onChange={({ target }) => {
            const chosen = options.find((option) => String(option.value) === target.value)
            if (chosen) onChoose(chosen.value)
          }}
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
}
