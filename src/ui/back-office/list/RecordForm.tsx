'use client'
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import type { Issue } from '@/kernel/issue'
import { type Answer, type Called, type Done, isOutdated } from '@/ui/client/answer'
import { changeRecord, changeSettings, createRecord, type SavedRecord } from '@/ui/client/records'
import { uploadPictureOnce } from '@/ui/client/upload'
import { useKept } from '@/ui/form/use-kept'
import styles from '../admin.module.css'
import dialog from '../dialog.module.css'
import { useUnsaved } from '../line/unsaved'
import { FormFailure } from '../Outdated'
import { bodyOf, type Draft, type DraftValue, draftOf, pictureOf } from './draft'
import { FieldInput } from './FieldInput'
import list from './list.module.css'
import type { Field, ListRow, ListShape, Values } from './types'

/** What a refusal is called on the screen; the server's own words unless a list says otherwise. */
export type Failure = (verb: 'create' | 'update' | 'delete', called: Called) => string

/** What a list's form knows beyond its fields. */
export type FormRules = {
  /** Everything wrong with a record, by field name in the code's own spelling. */
  check: (values: Values) => Issue[]
  /** The refusal of a picture in words, or null. */
  checkImage?: (file: File) => string | null
  failure?: Failure
}

type Props = {
  shape: ListShape
  row: ListRow | null
  rules: FormRules
  onSaved: (saved: Done<SavedRecord>) => void
  /** Reads the record again; the form begins anew with it. */
  onReload: () => void
  onCancel: () => void
}

type Refused = { message: string; isOutdated: boolean; isUnsent: boolean }
type Outcome = { called: Answer<SavedRecord>; issues: Issue[] }

/** Waits for pictures that were chosen, then sends the record; what is wrong comes back by field name. */
async function save(shape: ListShape, row: ListRow | null, draft: Draft): Promise<Outcome> {
  const files: Values = {}
  for (const { folder = 'images', kind, name } of shape.fields) {
    const file = kind === 'image' ? pictureOf(draft[name]).file : undefined
    if (!file) continue
    const sent = await uploadPictureOnce(file, folder)
    if (!sent.ok) {
      const issues = [{ path: name, message: sent.message }]
      return { called: { ok: false, message: sent.message, issues }, issues }
    }
    files[name] = sent.value.mediaId
  }
  const values = { ...bodyOf(shape.fields, draft), ...files }
  const sent = Object.fromEntries(
    shape.fields.filter(({ local }) => !local).map((field) => [field.sent ?? field.name, values[field.name]]),
  )
  const called = row
    ? await (shape.groups
        ? changeSettings(shape.path, { ...sent, updatedAt: row.updatedAt })
        : changeRecord(shape.path, row.id, { ...sent, updatedAt: row.updatedAt }))
    : await createRecord(shape.path, sent)
  const issues = called.issues.map(({ message, path }) => ({
    path: shape.fields.find((field) => (field.sent ?? field.name) === path)?.name ?? path,
    message,
  }))
  return { called, issues }
}

/** Makes or changes a record; what is wrong stands on its field, and the first one gets the focus. */
export function RecordForm({ onCancel, onReload, onSaved, row, rules, shape }: Props) {
  const id = useId()
  const [draft, setDraft, isBroughtBack] = useKept({
    name: `record ${shape.path} ${row?.id ?? 'new'}`,
    at: row?.updatedAt ?? '',
    begin: draftOf(shape.fields, row),
  })
  const [issues, setIssues] = useState<Issue[]>([])
  const [failure, setFailure] = useState<Refused | null>(null)
  const [busy, setBusy] = useState(false)
  const begun = useRef(JSON.stringify(draft))
  const saved = useRef(false)
  useUnsaved(() => !saved.current && JSON.stringify(draft) !== begun.current)
  const verb = row ? 'update' : 'create'
  const show = (found: Issue[]): boolean => {
    setIssues(found)
    const first = shape.fields.find(({ name }) => found.some(({ path }) => path === name))
    if (first) document.getElementById(`${id}-${first.name}`)?.focus()
    return first !== undefined
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setFailure(null)
    if (show(rules.check(bodyOf(shape.fields, draft)))) return
    setBusy(true)
    const { called, issues: found } = await save(shape, row, draft)
    if (called.ok) {
      // Busy for good: the record is not sent again while the list is on its way.
      saved.current = true
      return onSaved(called)
    }
    setBusy(false)
    if (!show(found))
      setFailure({
        message: rules.failure?.(verb, called) ?? called.message,
        isOutdated: isOutdated(called),
        isUnsent: called.status === undefined,
      })
  }
  const change = (field: Field, value: DraftValue) => {
    const dependent = shape.fields.filter(({ loads }) => loads?.by === field.name)
    const cleared = Object.fromEntries(dependent.map(({ name }) => [name, '']))
    setDraft((before) => ({ ...before, [field.name]: value, ...cleared }))
    fault(field, field.kind === 'image' ? imageFault(field, value) : null)
  }
  const fault = (field: Field, message: string | null) =>
    setIssues((before) => [
      ...before.filter(({ path }) => path !== field.name),
      ...(message === null ? [] : [{ path: field.name, message }]),
    ])
  const imageFault = (field: Field, value: DraftValue): string | null => {
    const { file } = pictureOf(value)
    const message = (file && rules.checkImage?.(file)) ?? null
    if (message)
      setDraft((before) => ({ ...before, [field.name]: draftOf(shape.fields, row)[field.name] ?? '' }))
    return message
  }
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
            error={issues.find(({ path }) => path === field.name)?.message}
            field={field}
            id={`${id}-${field.name}`}
            key={field.name}
            known={row?.labels?.[field.name]}
            onChange={(value) => change(field, value)}
            onFault={(message) => fault(field, message)}
          />
        )}
      </FieldGroups>
      <div className={dialog.foot}>
        <button className={styles.button} onClick={onCancel} type="button">
          Cancel
        </button>
        <button className={styles.primary} disabled={busy} type="submit">
          {busy ? 'Saving...' : 'Save'}
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
