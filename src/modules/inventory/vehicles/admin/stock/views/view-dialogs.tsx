'use client'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { AdminDialog, ConfirmDialog, Refusal } from '@/ui/back-office/dialog'
import type { Called } from '@/ui/client/answer'
import { VIEW_NAME_MAX } from '../../../rules/stock/saved-view'
import { DialogFoot } from '../dialog-foot'
import { useDialogSend } from '../use-dialog-send'
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
  const sending = useDialogSend(onClose)
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void sending.send(() => send({ name: name.trim(), isShared }))
  }
  return (
    <AdminDialog narrow onClose={onClose} title={view ? words.changeView : words.newView}>
      <form className={css.stack} onSubmit={submit}>
        <label className={styles.field}>
          <span className={styles.label}>{words.name}</span>
          <input
            aria-describedby={sending.refusal ? id : undefined}
            autoComplete="off"
            className={styles.input}
            maxLength={VIEW_NAME_MAX}
            onChange={(event) => setName(event.target.value)}
            ref={first}
            required
            value={name}
          />
        </label>
        {mayShare && <ShareBox checked={isShared} onChange={setShared} />}
        {!view && <p className={styles.quiet}>{words.viewHolds}</p>}
        {sending.refusal && (
          <div id={id}>
            <Refusal>{sending.refusal}</Refusal>
          </div>
        )}
        <DialogFoot disabled={sending.busy || name.trim() === ''} onClose={onClose}>
          {sending.busy ? words.saving : words.save}
        </DialogFoot>
      </form>
    </AdminDialog>
  )
}

type ShareProps = { checked: boolean; onChange: (checked: boolean) => void }

const ShareBox = ({ checked, onChange }: ShareProps) => (
  <label className={css.check}>
    <input checked={checked} onChange={(event) => onChange(event.target.checked)} type="checkbox" />
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
