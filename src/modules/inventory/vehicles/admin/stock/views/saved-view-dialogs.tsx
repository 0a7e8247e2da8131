'use client'
import { type ComponentProps, useEffect, useId } from 'react'
import { VIEW_NAME_MAX } from '@/kernel/lists/saved-view-rules'
import styles from '@/ui/back-office/admin.module.css'
import { AdminDialog, ConfirmDialog } from '@/ui/back-office/dialog'
import css from '@/ui/back-office/menu.module.css'
import { Refusal } from '@/ui/back-office/refusal'
import type { Called } from '@/ui/client/answer'
import { useSchemaForm } from '@/ui/form/use-schema-form'
import { BulkDialogFoot } from '../bulk-dialog-foot'
import { useDialogSend } from '../use-dialog-send'
import * as words from '../words'
import type { NamedView } from './use-saved-views'
import type { MenuView } from './view-state-type'

type Props = {
  /** null for a new one. */
  view: MenuView | null
  mayShare: boolean
  send: (view: NamedView) => Promise<Called>
  onClose: () => void
}

/** Requests the name of a view, and whether all staff have it. */
export function ViewDialog({ mayShare, onClose, send, view }: Props) {
  const id = useId()
  const { errorOf, isBusy, problem, register, setFocus, submit, watch } = useSchemaForm({
    defaultValues: { name: view?.name ?? '', isShared: view?.isShared ?? false },
    submit: async ({ isShared, name }) => {
      const answer = await send({ name: name.trim(), isShared })
      if (answer.ok) onClose()
      return answer
    },
  })
  useEffect(() => setFocus('name'), [setFocus])
  const refusal = errorOf('name') ?? problem
  return (
    <AdminDialog narrow onClose={onClose} title={view ? words.changeView : words.newView}>
      <form className={css.stack} onSubmit={submit}>
        <label className={styles.field}>
          <span className={styles.label}>{words.name}</span>
          <input
            aria-describedby={refusal ? id : undefined}
            autoComplete="off"
            className={styles.input}
            maxLength={VIEW_NAME_MAX}
            required
            {...register('name')}
          />
        </label>
        {mayShare && <ShareBox {...register('isShared')} />}
        {!view && <p className={styles.quiet}>{words.viewHolds}</p>}
        {refusal && (
          <div id={id}>
            <Refusal>{refusal}</Refusal>
          </div>
        )}
        <BulkDialogFoot disabled={isBusy || watch('name').trim() === ''} onClose={onClose}>
          {isBusy ? words.saving : words.save}
        </BulkDialogFoot>
      </form>
    </AdminDialog>
  )
}

const ShareBox = (input: ComponentProps<'input'>) => (
  <label className={css.check}>
    <input {...input} type="checkbox" />
    {words.shareWithStaff}
  </label>
)

type DeleteProps = { view: MenuView; remove: () => Promise<Called>; onClose: () => void }

export function DeleteViewDialog({ onClose, remove, view }: DeleteProps) {
  const { refusal, send } = useDialogSend(onClose)
  return (
    <ConfirmDialog
      onClose={onClose}
      onConfirm={() => send(remove)}
      refusal={refusal}
      title={words.confirmDeleteView(view.name)}
      verb={words.deleteView}
    >
      <p>{view.isShared ? words.sharedIsGone : words.viewIsGone}</p>
    </ConfirmDialog>
  )
}
