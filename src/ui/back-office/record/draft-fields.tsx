import list from '../list/list-context.module.css'
import type { Field } from '../list/list-type'
import { FieldInput } from './field-input'
import type { Draft } from './record-draft'

type Props = {
  fields: readonly Field[]
  draft: Draft
  idOf: (name: string) => string
  issueOf: (name: string) => string | undefined
  onChange: (name: string, value: Draft[string]) => void
}

/** Declared fields in the grid of a form; none of them finds faults of its own, as pictures do. */
export const DraftFields = ({ draft, fields, idOf, issueOf, onChange }: Props) => (
  <div className={list.form}>
    {fields.map((field) => (
      <FieldInput
        draft={draft}
        error={issueOf(field.name)}
        field={field}
        id={idOf(field.name)}
        key={field.name}
        onChange={(value) => onChange(field.name, value)}
        onFault={() => undefined}
      />
    ))}
  </div>
)
