'use client'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import styles from '@/ui/back-office/admin.module.css'
import dialog from '@/ui/back-office/dialog.module.css'
import { useUnsaved } from '@/ui/back-office/line/unsaved'
import list from '@/ui/back-office/list/list.module.css'
import { FormFailure } from '@/ui/back-office/Outdated'
import { type Called, isOutdated } from '@/ui/client/answer'
import { callApi } from '@/ui/client/office'
import type { Person } from '../queries/list-people'
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
import * as words from './words'

type Props = {
  /** Somebody who is changed; null to make somebody. */
  person: Person | null
  choices: FormChoices
  onSaved: (called: Called) => void
  /** Reads the person again; the form begins anew with what was read. */
  onReload: () => void
  onCancel: () => void
}

const save = (values: PersonValues, person: Person | null): Promise<Called> =>
  person
    ? callApi('patch', '/api/v1/users/{id}', {
        params: { path: { id: person.id } },
        body: { ...withoutEmptyType(patchOf(values, person)), updatedAt: person.updatedAt },
      })
    : callApi('post', '/api/v1/users', { body: withoutEmptyType(inputOf(values)) })

/** The form of a person, and the call that saves it. */
function usePersonForm(person: Person | null, onSaved: (called: Called) => void) {
  const form = useForm<PersonValues>({
    defaultValues: valuesOf(person),
    resolver: resolverFor(person),
    mode: 'onTouched',
  })
  const [failure, setFailure] = useState<Called | null>(null)
  const saved = useRef(false)
  useUnsaved(() => !saved.current && form.control._getDirty())
  const submit = form.handleSubmit(async (values) => {
    setFailure(null)
    const called = await save(values, person)
    if (called.ok) {
      saved.current = true
      return onSaved(called)
    }
    const errors = errorsOf(called.issues)
    const known = ([...TEXT_FIELDS, 'showrooms'] as const).filter((field) => errors.has(field))
    for (const field of known) form.setError(field, { type: 'server', message: errors.get(field) })
    if (known[0]) focusOn(known[0])
    else setFailure(called)
  })
  const focusOn = (field: keyof PersonValues) => {
    document.getElementById(`person-${field}`)?.scrollIntoView({ block: 'center' })
    form.setFocus(field)
  }
  return { failure, form, submit }
}

/** Makes or changes somebody; what the server finds wrong stands on its field, and the first one gets the focus. */
export function PersonForm({ choices, onCancel, onReload, onSaved, person }: Props) {
  const { failure, form, submit } = usePersonForm(person, onSaved)
  const { isSubmitting } = form.formState
  return (
    <form noValidate onSubmit={submit}>
      <FormFailure
        isUnsent={failure !== null && failure.status === undefined}
        message={failure?.message ?? null}
        onReload={failure && isOutdated(failure) ? onReload : null}
      />
      <div className={list.form}>
        <PersonFields choices={choices} form={form} isNew={person === null} />
      </div>
      <div className={dialog.foot}>
        <button className={styles.button} onClick={onCancel} type="button">
          {words.cancel}
        </button>
        <button className={styles.primary} disabled={isSubmitting} type="submit">
          {isSubmitting ? words.saving : person ? words.save : words.create}
        </button>
      </div>
    </form>
  )
}
