'use client'
import { VIEW_NAME_MAX } from '@/kernel/lists/saved-view-rules'
import { textLength } from '@/kernel/text/text'
import styles from '@/ui/back-office/admin.module.css'
import { AdminDialog } from '@/ui/back-office/dialog'
import dialog from '@/ui/back-office/dialog.module.css'
import { LabelledField } from '@/ui/back-office/labelled-field'
import { Refusal } from '@/ui/back-office/refusal'
import { SaveButton } from '@/ui/back-office/save-button'
import { useWrite } from '@/ui/client/use-write'
import { useSchemaForm } from '@/ui/form/use-schema-form'
import type { SavedView, ViewCalls } from './saved-view-type'
import css from './views.module.css'
import * as words from './words'

function viewNameIssues(name: string) {
  const message =
    name.trim() === ''
      ? words.nameTheView
      : textLength(name) > VIEW_NAME_MAX
        ? words.nameTooLong(VIEW_NAME_MAX)
        : null
  return message === null ? [] : [{ path: 'name', message }]
}

type Props = {
  /** null for a new one. */
  view: SavedView | null
  /** What the list shows. */
  query: string
  mayShare: boolean
  calls: ViewCalls
  onClose: () => void
}

/** Saves what the list shows under a name, or changes the name and who has it. */
export function ViewDialog({ calls, mayShare, onClose, query, view }: Props) {
  const { run } = useWrite()
  const { errorOf, isBusy, problem, register, submit } = useSchemaForm({
    defaultValues: { name: view?.name ?? '', isShared: view?.isShared ?? false },
    validate: ({ name }) => viewNameIssues(name),
    submit: async (entered) => {
      const answer = await run(view ? calls.change(view.id, entered) : calls.save({ ...entered, query }))
      if (answer.ok) onClose()
      return answer
    },
  })
  return (
    <AdminDialog narrow onClose={onClose} title={view ? words.renameOrShare : words.saveView}>
      <form className={css.form} onSubmit={submit}>
        <LabelledField error={errorOf('name')} label={words.name}>
          {(marks) => <input {...marks} autoComplete="off" className={styles.input} {...register('name')} />}
        </LabelledField>
        {(mayShare || view?.isShared) && (
          <label className={css.check}>
            <input type="checkbox" {...register('isShared')} />
            {calls.words.share}
          </label>
        )}
        {!view && <p className={styles.quiet}>{words.viewHolds}</p>}
        {problem && <Refusal>{problem}</Refusal>}
        <div className={dialog.foot}>
          <button className={styles.button} onClick={onClose} type="button">
            {words.cancel}
          </button>
          <SaveButton isBusy={isBusy}>{words.save}</SaveButton>
        </div>
      </form>
    </AdminDialog>
  )
}
