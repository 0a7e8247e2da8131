'use client'
import { AlertDialog, Dialog } from 'radix-ui'
import { type FormEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useCloseByBack } from '../overlay/use-close-by-back'
import styles from './admin.module.css'
import { openForms, unsavedSince, useUnsaved } from './connection/unsaved-forms'
import dialogStyles from './dialog.module.css'
import { Refusal } from './refusal'
import * as words from './words'

type Props = {
  title: ReactNode
  narrow?: boolean
  /** It shows a question: read out as a whole; without a field, the way back has the focus, which is a `DialogCancel`. */
  isConfirmation?: boolean
  onClose: () => void
  children: ReactNode
}

/** Knows whether something was entered in a dialog that still stands there. Files are sent when they are chosen. */
function useEntered() {
  const entered = useRef(new Set<Element>())
  const before = useRef(openForms())
  useLayoutEffect(() => {
    before.current = openForms()
  }, [])
  useUnsaved(() => [...entered.current].some(({ isConnected }) => isConnected))
  const note = ({ target }: FormEvent) => {
    if (target instanceof Element && target.getAttribute('type') !== 'file') entered.current.add(target)
  }
  return { note, isUnsaved: () => unsavedSince(before.current) }
}

/** What gets the focus back: what has it, or the button of the menu that it is in, which is about to close. */
function openerNow(): Element | null {
  const menu = document.activeElement?.closest('[role=menu]')
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : document.activeElement
}

/** What was opened next may have taken the focus. */
const isFocusFree = (): boolean => document.activeElement === null || document.activeElement === document.body

const FIELDS =
  'input:not([type=hidden]):not([type=file]):not([disabled]), select:not([disabled]), textarea:not([disabled])'

/** The first field has the focus; where there is none, the way back. */
function focusFirstField(event: Event): void {
  const dialog = event.currentTarget
  const field = dialog instanceof Element ? dialog.querySelector<HTMLElement>(FIELDS) : null
  if (!field) return
  event.preventDefault()
  field.focus()
}

/**
 * A dialog of the back office: it focuses its first field, traps the focus, closes with Escape or Back and gives the focus back. What was entered
 * in it is not lost by Escape, Back or × without a question.
 */
export function AdminDialog({ isConfirmation = false, children, narrow, onClose, title }: Props) {
  const { isUnsaved, note } = useEntered()
  const [asking, setConfirming] = useState(false)
  // It opens without a trigger that Radix would know.
  const [opener] = useState(openerNow)
  const leave = () => (isUnsaved() ? setConfirming(true) : onClose())
  useCloseByBack(true, leave)
  const { Content, Overlay, Portal, Root, Title } = isConfirmation ? AlertDialog : Dialog
  return (
    <Root onOpenChange={onClose} open>
      {/* In place at once, so that what is inside may take the focus by itself. */}
      <Portal container={document.body}>
        <Overlay className={dialogStyles.overlay} />
        <Content
          className={`${dialogStyles.dialog} ${narrow ? dialogStyles.narrow : ''}`}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (opener instanceof HTMLElement && isFocusFree()) opener.focus()
          }}
          onEscapeKeyDown={(event) => {
            if (!isUnsaved()) return
            event.preventDefault()
            setConfirming(true)
          }}
          onInput={note}
          onOpenAutoFocus={focusFirstField}
          // Whatever is clicked beside it, what was entered stays.
          onInteractOutside={(event) => event.preventDefault()}
        >
          <header className={dialogStyles.head}>
            <Title className={dialogStyles.title}>{title}</Title>
            <button aria-label={words.close} className={dialogStyles.close} onClick={leave} type="button">
              ×
            </button>
          </header>
          <div className={dialogStyles.body}>{children}</div>
          {asking && <LeaveQuestion onLeave={onClose} onStay={() => setConfirming(false)} />}
        </Content>
      </Portal>
    </Root>
  )
}

type QuestionProps = { children: ReactNode; foot: ReactNode }

/** The text of a confirming dialog, above its buttons. */
export function Question({ children, foot }: QuestionProps) {
  return (
    <>
      <AlertDialog.Description asChild>
        <div>{children}</div>
      </AlertDialog.Description>
      <div className={dialogStyles.foot}>{foot}</div>
    </>
  )
}

/** The way back out of a confirming dialog. */
export const DialogCancel = ({ children }: { children: ReactNode }) => (
  <AlertDialog.Cancel className={styles.button}>{children}</AlertDialog.Cancel>
)

/** Confirms before what was entered is lost. */
export function LeaveQuestion({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) {
  return (
    <AdminDialog isConfirmation narrow onClose={onStay} title={words.confirmLeave}>
      <Question
        foot={
          <>
            <DialogCancel>{words.stayOnThisPage}</DialogCancel>
            <button className={styles.primary} onClick={onLeave} type="button">
              {words.leaveWithoutSaving}
            </button>
          </>
        }
      >
        <p>{words.yourChangesHaveNotBeenSaved}</p>
      </Question>
    </AdminDialog>
  )
}

const WAYS_BACK = { cancel: words.cancel, doNotCancel: words.doNotCancel, goBack: words.goBack }

type ConfirmProps = {
  title: string
  /** What confirming does, as a verb. */
  verb: string
  children: ReactNode
  /** The way back beside it: another than 'Cancel' where something is cancelled. */
  wayBack?: keyof typeof WAYS_BACK
  disabled?: boolean
  /** What presses the button that confirms, where it saves what was entered; see `followKeys`. */
  keys?: string
  /** Another way on than to confirm or to cancel. */
  extra?: { verb: string; onClick: () => Promise<void> }
  onClose: () => void
  /** Why it could not be done. */
  refusal?: string | null
  /** Done when it resolves: the dialog is closed by whoever opened it. */
  onConfirm: () => Promise<void>
}

/** Confirms before something that cannot simply be undone. */
export function ConfirmDialog(props: ConfirmProps) {
  const { disabled, extra, keys, onConfirm, refusal, verb, wayBack = 'cancel' } = props
  const [busy, setBusy] = useState(false)
  const doing = async (work: () => Promise<void>) => {
    setBusy(true)
    await work()
    setBusy(false)
  }
  return (
    <AdminDialog isConfirmation narrow onClose={props.onClose} title={props.title}>
      <Question
        foot={
          <>
            <DialogCancel>{WAYS_BACK[wayBack]}</DialogCancel>
            {extra && (
              <button
                className={styles.button}
                disabled={busy}
                onClick={() => doing(extra.onClick)}
                type="button"
              >
                {extra.verb}
              </button>
            )}
            <button
              aria-keyshortcuts={keys}
              className={styles.primary}
              disabled={busy || disabled}
              onClick={() => doing(onConfirm)}
              type="button"
            >
              {busy ? words.working : verb}
            </button>
          </>
        }
      >
        {props.children}
        {refusal && !busy && <Refusal>{refusal}</Refusal>}
      </Question>
    </AdminDialog>
  )
}
