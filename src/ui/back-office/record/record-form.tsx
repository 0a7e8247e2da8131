'use client'
import type { ReactNode } from 'react'
import styles from '../admin.module.css'
import dialog from '../dialog.module.css'
import list from '../list/list-context.module.css'
import type { Field, ListShape } from '../list/list-type'
import { SaveRefused } from '../merge/save-refused'
import { useVersions } from '../merge/use-versions'
import { SaveButton } from '../save-button'
import { FieldInput } from './field-input'
import { MergeRecordVersions } from './merge-record-versions'
import { recordReading } from './record-versions'
import { type Given, useRecordForm, type Version } from './use-record-form'
import * as words from './words'

type Props = Given & { onCancel: () => void }

/** Makes or changes a record. What somebody else saved meanwhile is merged with what was entered here. */
export function RecordForm(props: Props) {
  const { row, shape } = props
  const { conflict, entered, merged, number, opened } = useVersions(row, recordReading(shape.fields))
  return (
    <>
      {conflict && <MergeRecordVersions conflict={conflict} shape={shape} />}
      <Form
        {...props}
        entered={entered}
        isHidden={conflict !== null}
        key={number}
        merged={merged}
        row={opened}
      />
    </>
  )
}

/** The form of one version; what is wrong stands on its field, and the first one gets the focus. */
function Form({ isHidden, onCancel, ...given }: Props & Version & { isHidden: boolean }) {
  const { onReload, shape } = given
  const { change, entry, fault, idOf, isBroughtBack, isBusy, issueOf, refused, submit } = useRecordForm(given)
  return (
    <form hidden={isHidden} noValidate onSubmit={submit}>
      <SaveRefused
        called={refused}
        isBroughtBack={isBroughtBack}
        noun={shape.singular.toLowerCase()}
        onReload={onReload}
      />
      <FieldGroups shape={shape}>
        {(field) => (
          <FieldInput
            draft={entry.draft}
            error={issueOf(field.name)}
            field={field}
            id={idOf(field.name)}
            key={field.name}
            known={entry.labels[field.name]}
            onChange={(value, label) => change(field, value, label)}
            onFault={(message) => fault(field.name, message)}
          />
        )}
      </FieldGroups>
      <div className={dialog.foot}>
        <button className={styles.button} onClick={onCancel} type="button">
          {words.cancel}
        </button>
        <SaveButton isBusy={isBusy}>{isBusy ? words.saving : words.save}</SaveButton>
      </div>
    </form>
  )
}

type GroupsProps = { shape: Pick<ListShape, 'fields' | 'groups'>; children: (field: Field) => ReactNode }

/** The fields of a form: all together, or in its groups, each with its title. */
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
