'use client'
import type { ReactNode } from 'react'
import type { Done } from '@/ui/client/answer'
import type { SavedRecord } from '@/ui/client/records'
import styles from '../admin.module.css'
import dialog from '../dialog.module.css'
import list from '../list/list.module.css'
import type { Field, ListRow, ListShape } from '../list/types'
import { FormFailure } from '../Outdated'
import { FieldInput } from './FieldInput'
import type { FormRules } from './form-rules'
import { useRecordForm } from './use-record-form'
import * as words from './words'

type Props = {
  shape: ListShape
  row: ListRow | null
  rules: FormRules
  onSaved: (saved: Done<SavedRecord>) => void
  /** Reads the record again; the form begins anew with it. */
  onReload: () => void
  onCancel: () => void
}

/** Makes or changes a record; what is wrong stands on its field, and the first one gets the focus. */
export function RecordForm({ onCancel, onReload, onSaved, row, rules, shape }: Props) {
  const form = useRecordForm({ shape, row, rules, onSaved })
  const { busy, change, draft, failure, fault, idOf, isBroughtBack, issueOf, submit } = form
  return (
    <form noValidate onSubmit={submit}>
      <FormFailure
        isBroughtBack={isBroughtBack}
        isUnsent={failure?.isUnsent}
        message={failure?.message ?? null}
        onReload={failure?.isOutdated ? onReload : null}
      />
      <FieldGroups shape={shape}>
        {(field) => (
          <FieldInput
            draft={draft}
            error={issueOf(field)}
            field={field}
            id={idOf(field)}
            key={field.name}
            known={row?.labels?.[field.name]}
            onChange={(value) => change(field, value)}
            onFault={(message) => fault(field, message)}
          />
        )}
      </FieldGroups>
      <div className={dialog.foot}>
        <button className={styles.button} onClick={onCancel} type="button">
          {words.cancel}
        </button>
        <button className={styles.primary} disabled={busy} type="submit">
          {busy ? words.saving : words.save}
        </button>
      </div>
    </form>
  )
}

type GroupsProps = { shape: Pick<ListShape, 'fields' | 'groups'>; children: (field: Field) => ReactNode }

/** The fields of a form: all together, or in the groups that it says, each with its title. */
function FieldGroups({ children, shape: { fields, groups } }: GroupsProps) {
  if (!groups) return <div className={list.form}>{fields.map(children)}</div>
  return groups.map(({ about, names, title }) => (
    <fieldset className={list.group} key={title}>
      <legend>{title}</legend>
      {about && <p className={list.help}>{about}</p>}
      <div className={list.form}>{fields.filter(({ name }) => names.includes(name)).map(children)}</div>
    </fieldset>
  ))
}
