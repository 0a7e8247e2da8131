import type { ComponentProps } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { LabelledField } from '@/ui/back-office/labelled-field'
import list from '@/ui/back-office/list/list-context.module.css'
import { DEPARTMENT_LIMITS } from '../rules/department-limits'
import { idOf } from './department-draft'
import css from './departments.module.css'
import type { DepartmentEditing } from './use-department'
import * as words from './words'

type Props = { editing: DepartmentEditing }

/** What a department is called, what it does, and its address. */
export const DetailsSection = ({ editing }: Props) => (
  <section className={css.section}>
    <h2>{words.details}</h2>
    <div className={list.form}>
      <Line aria-required editing={editing} label={words.title} name="title" />
      <Line editing={editing} help={words.emailHelp} label={words.email} name="email" type="email" />
      <Description editing={editing} />
    </div>
  </section>
)

type LineProps = Props &
  Omit<ComponentProps<'input'>, 'name'> & { name: 'title' | 'email'; label: string; help?: string }

function Line({ editing: { change, draft, errorOf }, help, label, name, ...input }: LineProps) {
  return (
    <LabelledField error={errorOf(name)} help={help} id={idOf(name)} label={label}>
      {(marks) => (
        <input
          {...input}
          {...marks}
          autoComplete="off"
          className={styles.input}
          maxLength={DEPARTMENT_LIMITS[name]}
          onChange={({ target }) => change({ [name]: target.value }, name)}
          value={draft[name]}
        />
      )}
    </LabelledField>
  )
}

const Description = ({ editing: { change, draft, errorOf } }: Props) => (
  <LabelledField
    className={list.full}
    error={errorOf('description')}
    id={idOf('description')}
    label={words.description}
  >
    {(marks) => (
      <textarea
        {...marks}
        className={styles.input}
        maxLength={DEPARTMENT_LIMITS.description}
        onChange={({ target }) => change({ description: target.value }, 'description')}
        rows={3}
        value={draft.description}
      />
    )}
  </LabelledField>
)

/** Whether it takes new tickets, and whether it is only still there for its old ones. */
export function UseSection({ editing: { change, draft } }: Props) {
  return (
    <section className={css.section}>
      <h2>{words.use}</h2>
      <label className={list.check}>
        <input
          checked={draft.isActive}
          onChange={({ target }) => change({ isActive: target.checked })}
          type="checkbox"
        />
        {words.isActive}
      </label>
      <label className={list.check}>
        <input
          checked={draft.isArchived}
          onChange={({ target }) => change({ isArchived: target.checked }, 'title')}
          type="checkbox"
        />
        {words.isArchived}
      </label>
    </section>
  )
}
