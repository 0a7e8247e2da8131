'use client'
import type { UseFormRegisterReturn } from 'react-hook-form'
import styles from '@/ui/back-office/admin.module.css'
import { LabelledField } from '@/ui/back-office/labelled-field'
import type { Option } from '@/ui/back-office/list/list-type'

type Props = { field: UseFormRegisterReturn; label: string; error: string | undefined; help?: string }

/** A line of text in a form about a ticket. */
export const TextField = ({ error, field, help, label, max }: Props & { max?: number }) => (
  <LabelledField error={error} help={help} label={label}>
    {(marks) => <input {...marks} autoComplete="off" className={styles.input} maxLength={max} {...field} />}
  </LabelledField>
)

/** A choice of one of a few. */
export const ChoiceField = ({
  error,
  field,
  help,
  label,
  options,
}: Props & { options: readonly Option[] }) => (
  <LabelledField error={error} help={help} label={label}>
    {(marks) => (
      <select {...marks} className={styles.input} {...field}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    )}
  </LabelledField>
)
