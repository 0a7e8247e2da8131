'use client'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import styles from '@/ui/admin/admin.module.css'
import { type Called, callApi } from '@/ui/admin/call'
import dialog from '@/ui/admin/dialog.module.css'
import list from '@/ui/admin/list/list.module.css'
import type { Person } from '../../queries/list-people'
import type { FormChoices } from './form-choices'
import { PersonFields } from './PersonFields'
import {
  errorsOf,
  inputOf,
  type PersonValues,
  patchOf,
  resolverFor,
  TEXT_FIELDS,
  valuesOf,
  withoutEmptyType,
} from './person-form'

type Props = {
  /** Somebody who is changed; null to make somebody. */
  person: Person | null
  choices: FormChoices
  onSaved: (called: Called) => void
  onCancel: () => void
}

const save = (values: PersonValues, person: Person | null): Promise<Called> =>
  person
    ? callApi('PATCH', `/users/${person.id}`, {
        ...withoutEmptyType(patchOf(values, person)),
        updatedAt: person.updatedAt,
      })
    : callApi('POST', '/users', withoutEmptyType(inputOf(values)))

/** Makes or changes somebody; what the server finds wrong stands on its field, and the first one gets the focus. */
export function PersonForm({ choices, onCancel, onSaved, person }: Props) {
  const form = useForm<PersonValues>({
    defaultValues: valuesOf(person),
    resolver: resolverFor(person),
    mode: 'onTouched',
  })
  const [failure, setFailure] = useState<string | null>(null)
  const submit = form.handleSubmit(async (values) => {
    setFailure(null)
    const called = await save(values, person)
    if (called.ok) return onSaved(called)
    const errors = errorsOf(called.issues)
    const known = ([...TEXT_FIELDS, 'showrooms'] as const).filter((field) => errors.has(field))
    for (const field of known) form.setError(field, { type: 'server', message: errors.get(field) })
    if (known[0]) focusOn(known[0])
    else setFailure(called.message)
  })
  const focusOn = (field: keyof PersonValues) => {
    document.getElementById(`person-${field}`)?.scrollIntoView({ block: 'center' })
    form.setFocus(field)
  }
  const { isSubmitting } = form.formState
  return (
    <form noValidate onSubmit={submit}>
      {failure && (
        <p className={styles.alert} data-tone="red" role="alert">
          {failure}
        </p>
      )}
      <div className={list.form}>
        <PersonFields choices={choices} form={form} isNew={person === null} />
      </div>
      <div className={dialog.foot}>
        <button className={styles.button} onClick={onCancel} type="button">
          Cancel
        </button>
        <button className={styles.primary} disabled={isSubmitting} type="submit">
          {isSubmitting ? 'Saving…' : person ? 'Save' : 'Create'}
        </button>
      </div>
    </form>
  )
}
