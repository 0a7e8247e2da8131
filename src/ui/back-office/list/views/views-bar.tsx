'use client'
import Link from 'next/link'
import { useState } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { ConfirmDialog } from '@/ui/back-office/dialog'
import { useWrite } from '@/ui/client/use-write'
import type { SavedView, ViewCalls, ViewState } from './saved-view-type'
import { ViewDialog } from './view-dialog'
import css from './views.module.css'
import * as words from './words'

type PendingAct = 'save' | 'change' | 'delete'

/** The saved views of a list: each opens it as it was when it was saved. */
export function ViewsBar({ calls, state }: { state: ViewState; calls: ViewCalls }) {
  const { isNarrowed, mayShare, query, views } = state
  const [asked, setAsked] = useState<PendingAct | null>(null)
  const current = views.find((view) => view.query === query) ?? null
  const close = () => setAsked(null)
  if (views.length === 0 && !isNarrowed) return null
  return (
    <nav aria-label={words.savedViews} className={css.views}>
      {views.length > 0 && (
        <ul>
          {views.map((view) => (
            <li key={view.id}>
              <Link aria-current={view === current ? 'page' : undefined} href={view.href}>
                {view.owner ? words.byOwner(view.name, view.owner) : view.name}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Acts current={current} isNarrowed={isNarrowed} onAsk={setAsked} />
      {(asked === 'save' || asked === 'change') && (
        <ViewDialog
          calls={calls}
          mayShare={mayShare}
          onClose={close}
          query={query}
          view={asked === 'save' ? null : current}
        />
      )}
      {asked === 'delete' && current && <DeleteView calls={calls} onClose={close} view={current} />}
    </nav>
  )
}

type ActsProps = { current: SavedView | null; isNarrowed: boolean; onAsk: (act: PendingAct) => void }

/** What can be done to the view that is shown, or to what is none yet. */
function Acts({ current, isNarrowed, onAsk }: ActsProps) {
  const act = (what: PendingAct, text: string) => (
    <button className={styles.button} onClick={() => onAsk(what)} type="button">
      {text}
    </button>
  )
  if (!current) return isNarrowed && act('save', words.saveView)
  return (
    current.mayChange && (
      <>
        {act('change', words.renameOrShare)}
        {act('delete', words.deleteView)}
      </>
    )
  )
}

type DeleteProps = { view: SavedView; calls: ViewCalls; onClose: () => void }

function DeleteView({ calls, onClose, view }: DeleteProps) {
  const { called, run } = useWrite()
  const remove = async () => {
    const answer = await run(calls.remove(view.id))
    if (answer.ok) onClose()
  }
  return (
    <ConfirmDialog
      onClose={onClose}
      onConfirm={remove}
      refusal={called && !called.ok ? called.message : null}
      title={words.deleteViewTitle(view.name)}
      verb={words.deleteView}
    >
      <p>
        {view.isShared && `${words.sharedIsGone} `}
        {calls.words.rowsStay}
      </p>
    </ConfirmDialog>
  )
}
