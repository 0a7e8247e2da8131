'use client'
import { type FormEvent, useId, useState } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { AdminDialog, ConfirmDialog, Refusal } from '@/ui/back-office/Dialog'
import type { Called } from '@/ui/client/answer'
import { VIEW_NAME_MAX } from '../../../rules/stock/saved-view'
import * as words from '../words'
import css from './menu.module.css'
import type { NamedView } from './use-views'
import type { MenuView } from './view-state'

type Props = {
  /** null for a new one. */
  view: MenuView | null
  mayShare: boolean
  send: (view: NamedView) => Promise<Called>
  onClose: () => void
}

/** Asks for the name of a view, and whether all staff have it. */
export function ViewDialog({ mayShare, onClose, send, view }: Props) {
  const id = useId()
  const [name, setName] = useState(view?.name ?? '')
  const [isShared, setShared] = useState(view?.isShared ?? false)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    const answer = await send({ name: name.trim(), isShared })
    setBusy(false)
    if (answer.ok) onClose()
    else setRefusal(answer.message)
  }
  return (
    <AdminDialog narrow onClose={onClose} title={view ? words.changeView : words.newView}>
      <form className={css.stack} onSubmit={submit}>
        <div className={styles.field}>
          <label className={styles.label} htmlFor={id}>
            {words.name}
          </label>
          <input
            aria-describedby={refusal ? `${id}-refusal` : undefined}
            autoComplete="off"
            className={styles.input}
            id={id}
            maxLength={VIEW_NAME_MAX}
            onChange={(event) => setName(event.target.value)}
            required
            value={name}
          />
        </div>
        {mayShare && (
          <label className={css.check}>
            <input checked={isShared} onChange={(event) => setShared(event.target.checked)} type="checkbox" />
            {words.shareWithStaff}
          </label>
        )}
        {!view && <p className={styles.quiet}>{words.viewHolds}</p>}
        {refusal && (
          <div id={`${id}-refusal`}>
            <Refusal>{refusal}</Refusal>
          </div>
        )}
        <span className={styles.actions}>
          <button className={styles.primary} disabled={busy || name.trim() === ''} type="submit">
            {busy ? words.saving : words.save}
          </button>
          <button className={styles.button} onClick={onClose} type="button">
            {words.cancel}
          </button>
        </span>
      </form>
    </AdminDialog>
  )
}

type DeleteProps = { view: MenuView; remove: () => Promise<Called>; onClose: () => void }

export function DeleteViewDialog({ onClose, remove, view }: DeleteProps) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const confirm = async () => {
    const answer = await remove()
    if (answer.ok) onClose()
    else setRefusal(answer.message)
  }
  return (
    <ConfirmDialog
      onClose={onClose}
      onConfirm={confirm}
      refusal={refusal}
      title={words.deleteViewAsked(view.name)}
      verb={words.deleteView}
    >
      <p>{view.isShared ? words.sharedIsGone : words.viewIsGone}</p>
    </ConfirmDialog>
  )
}
