'use client'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import dialog from '@/ui/back-office/dialog.module.css'
import list from '@/ui/back-office/list/list-context.module.css'
import { SaveRefused } from '@/ui/back-office/merge/save-refused'
import { type Entered, useVersions } from '@/ui/back-office/merge/use-versions'
import { SaveButton } from '@/ui/back-office/save-button'
import { type Called, isOutdated } from '@/ui/client/answer'
import { callApi } from '@/ui/client/call-api'
import { useSchemaForm } from '@/ui/form/use-schema-form'
import type { Person } from '../queries/select-person'
import { MergePersonVersions } from './merge-person-versions'
import { PersonFields } from './person-fields'
import type { FormChoices } from './person-form-choices'
import {
  type FormKind,
  fieldOf,
  fieldsOfForm,
  issuesIn,
  newInputOf,
  type PersonValues,
  patchOf,
  TEXT_FIELDS,
  type TextField,
  valuesOf,
  withoutEmptyType,
} from './person-form-values'
import { PERSON_READING } from './person-versions'
import * as words from './words'

type Props = {
  /** Somebody who is changed; null to make somebody. */
  person: Person | null
  /** Whether it is, or becomes, a member of staff: the form begins with role and showrooms. */
  asStaff: boolean
  choices: FormChoices
  onSaved: (called: Called) => void
  /** Reads the person again, to merge what somebody else saved; null if they cannot be read here any more. */
  onReload: (() => void) | null
  onCancel: () => void
}

/** What the form has to do with the versions of a person; see `useVersions`. */
type Version = { merged: PersonValues | null; entered: Entered<PersonValues> }

const save = (values: PersonValues, person: Person | null, asStaff: boolean): Promise<Called> =>
  person
    ? callApi('patch', '/api/v1/users/{id}', {
        params: { path: { id: person.id } },
        body: { ...withoutEmptyType(patchOf(values, person)), updatedAt: person.updatedAt },
      })
    : callApi('post', '/api/v1/users', { body: newInputOf(values, asStaff) })

/** The fields in display order; the first wrong one gets the focus. */
function orderOf(kind: FormKind): (TextField | 'showrooms')[] {
  const [first, ...others] = fieldsOfForm(kind)
  return kind.asStaff && first ? [first, 'showrooms', ...others] : [...TEXT_FIELDS, 'showrooms']
}

/** The form of a person, and the call that saves it; what two versions were merged into is saved from the start. */
function usePersonForm({ asStaff, entered, merged, onReload, onSaved, person }: Props & Version) {
  const form = useSchemaForm<PersonValues>({
    defaultValues: valuesOf(person, asStaff),
    validate: (values) => issuesIn(values, person, asStaff),
    mode: 'onTouched',
    fields: orderOf({ asStaff, isNew: person === null }),
    fieldOf,
    focus: (field, { setFocus }) => {
      document.getElementById(`person-${field}`)?.scrollIntoView({ block: 'center' })
      setFocus(field)
    },
    guardsChanges: true,
    submit: async (values, { markSaved }) => {
      const called = await save(values, person, asStaff)
      if (called.ok) {
        markSaved()
        onSaved(called)
      } else if (isOutdated(called)) onReload?.()
      return called
    },
  })
  const { getValues, isUnsaved, refused, setValue, submit } = form
  useState(() => {
    // Before any control reads its value.
    for (const [field, value] of Object.entries(merged ?? {}))
      setValue(field as keyof PersonValues, value, { shouldDirty: true })
  })
  useEffect(() => {
    entered.current = () => (isUnsaved() ? { ...getValues() } : null)
  })
  const isSent = useRef(false)
  const submitMerged = useEffectEvent(() => {
    if (!isSent.current) void submit()
    isSent.current = true
  })
  useEffect(() => {
    if (merged) submitMerged()
  }, [merged])
  return { failure: refused, form, submit }
}

/** Makes or changes somebody. What somebody else saved meanwhile is merged with what was entered here. */
export function PersonForm(props: Props) {
  const { choices, person } = props
  const { conflict, entered, merged, number, opened } = useVersions(person, PERSON_READING)
  return (
    <>
      {conflict && <MergePersonVersions choices={choices} conflict={conflict} />}
      <Form
        {...props}
        entered={entered}
        isHidden={conflict !== null}
        key={number}
        merged={merged}
        person={opened}
      />
    </>
  )
}

/** The form of one version; what the server finds wrong stands on its field, and the first one gets the focus. */
function Form({ isHidden, ...props }: Props & Version & { isHidden: boolean }) {
  const { asStaff, choices, onCancel, onReload, person } = props
  const { failure, form, submit } = usePersonForm(props)
  const { isBusy } = form
  return (
    <form hidden={isHidden} noValidate onSubmit={submit}>
      <SaveRefused called={failure} noun={words.contact.toLowerCase()} onReload={onReload} />
      <div className={list.form}>
        <PersonFields asStaff={asStaff} choices={choices} form={form} isNew={person === null} />
      </div>
      <div className={dialog.foot}>
        <button className={styles.button} onClick={onCancel} type="button">
          {words.cancel}
        </button>
        <SaveButton isBusy={isBusy}>{isBusy ? words.saving : person ? words.save : words.create}</SaveButton>
      </div>
    </form>
  )
}
