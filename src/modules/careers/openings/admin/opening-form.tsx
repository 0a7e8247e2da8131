'use client'
import Link from 'next/link'
import styles from '@/ui/back-office/admin.module.css'
import { FormFailure } from '@/ui/back-office/form-failure'
import { SaveButton } from '@/ui/back-office/save-button'
import { isOutdated } from '@/ui/client/answer'
import type { Opening } from '../queries/list-openings'
import { STAFF_JOBS } from '../rules/admin-urls'
import { OPENING_TEXT_LABELS, OPENING_TEXTS, type OpeningText } from '../rules/opening'
import { DetailsFields } from './details-fields'
import { idOf } from './opening-draft'
import css from './openings.module.css'
import { QuestionsSection } from './questions-section'
import { TextEditorField } from './text-editor-field'
import { type OpeningEditing, type Place, useOpening } from './use-opening'
import * as words from './words'

type Props = {
  /** Null for a new one. */
  opening: Opening | null
  places: readonly Place[]
}

/** Everything about a job, with its questions. */
export function OpeningForm({ opening, places }: Props) {
  const editing = useOpening(opening, places)
  const { isBusy, isUnsaved, refused, submit } = editing
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <FormFailure
        isUnsent={refused !== null && refused.status === undefined && refused.message !== ''}
        message={refused?.message || null}
        onReload={refused && isOutdated(refused) ? () => location.reload() : null}
      />
      <DetailsFields editing={editing} places={places} />
      <section className={css.section}>
        <h2>{words.texts}</h2>
        {OPENING_TEXTS.map((name) => (
          <TextOf editing={editing} key={name} name={name} />
        ))}
      </section>
      <QuestionsSection editing={editing} />
      <div className={css.foot}>
        <Problems editing={editing} />
        <SaveButton isBusy={isBusy}>{isBusy ? words.saving : opening ? words.save : words.create}</SaveButton>
        <Link className={styles.button} href={STAFF_JOBS}>
          {words.cancel}
        </Link>
        <span className={styles.quiet} role="status">
          {isUnsaved && words.unsaved}
        </span>
      </div>
    </form>
  )
}

const TextOf = ({ editing, name }: { editing: OpeningEditing; name: OpeningText }) => (
  <TextEditorField
    error={editing.issueOf(name)}
    label={OPENING_TEXT_LABELS[name]}
    name={name}
    onChange={(text) => {
      editing.setDraft((before) => ({ ...before, texts: { ...before.texts, [name]: text } }))
      editing.fault(name, null)
    }}
    text={editing.draft.texts[name]}
  />
)

/** Everything that is wrong, each with the way to its field. */
function Problems({ editing: { issues } }: { editing: OpeningEditing }) {
  if (issues.length < 2) return null
  return (
    <ul className={css.problems}>
      {issues.map(({ message, path }) => (
        <li key={path}>
          <a href={`#${idOf(path)}`}>{message}</a>
        </li>
      ))}
    </ul>
  )
}
