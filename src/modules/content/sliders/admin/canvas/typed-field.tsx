'use client'
import styles from '@/ui/back-office/admin.module.css'
import { LabelledField } from '@/ui/back-office/labelled-field'
import type { BannerEdit } from '../../rules/banner-history'
import { useSlideForm } from '../slide-form-context'
import type { Editing } from './use-banner-editing'

type Props = {
  editing: Editing
  name: string
  label: string
  value: string
  max: number
  change: (value: string) => BannerEdit
  rows?: number
  help?: string
}

/** A text that the canvas follows while it is typed: one gesture until the field is left. */
export function TypedField({ change, editing, help, label, max, name, rows, value }: Props) {
  const { errorOf, forget } = useSlideForm()
  const shared = {
    className: styles.input,
    maxLength: max,
    onBlur: editing.end,
    value,
  }
  return (
    <LabelledField error={errorOf(name)} help={help} label={label}>
      {(marks) => {
        const control = {
          ...shared,
          ...marks,
          onChange: ({ target }: { target: { value: string } }) => {
            forget(name)
            editing.type(marks.id, change(target.value))
          },
          onKeyDown: ({ key }: { key: string }) => key === 'Escape' && editing.cancel(),
        }
        return rows === undefined ? <input {...control} /> : <textarea {...control} rows={rows} />
      }}
    </LabelledField>
  )
}
