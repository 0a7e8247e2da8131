'use client'
import { useId } from 'react'
import { type AddedField, type AddedFields, addedText, optionsOf, typedAdded } from '@/kernel/added-fields'
import { addedKey } from '../../rules/form/added-fields-in-form'
import { useFormParts } from './form-context'
import { ChoiceField, DerivedField, InputField } from './form-fields'
import css from './vehicle-form.module.css'

/** What modules add to vehicles, a card for each of them. */
export function AddedFieldsCards() {
  const { added } = useFormParts().lists
  return added.map((group) => <AddedCard group={group} key={group.title} />)
}

function AddedCard({ group: { fields, title } }: { group: AddedFields }) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className={css.card}>
      <h2 id={heading}>{title}</h2>
      <div className={css.grid}>
        {fields.map((field) => (
          <AddedControl field={field} key={field.name} />
        ))}
      </div>
    </section>
  )
}

function AddedControl({ field }: { field: AddedField }) {
  const { form } = useFormParts()
  const key = addedKey(field)
  const { help, label } = field
  if (field.setBy === 'module') {
    const value = addedText(field, typedAdded(field, form.getValues(key) ?? ''))
    return <DerivedField field={key} hint={help} label={label} value={value} />
  }
  if (field.kind === 'choice' || field.kind === 'flag') {
    const options = optionsOf(field).map(({ label: name, value }) => ({ id: value, name }))
    return <ChoiceField field={key} hint={help} label={label} options={options} />
  }
  const unit = field.kind === 'number' && field.unit
  return (
    <InputField
      field={key}
      figure={field.kind === 'number'}
      hint={help}
      isDay={field.kind === 'date'}
      label={unit ? `${label} (${unit})` : label}
    />
  )
}
