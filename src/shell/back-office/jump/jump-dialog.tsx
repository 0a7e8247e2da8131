'use client'
import { Dialog } from 'radix-ui'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { useCloseByBack } from '@/ui/overlay/use-close-by-back'
import * as words from '../words'
import css from './jump.module.css'
import { JUMP_MAX } from './jump-limits'
import { JumpLines, lineId } from './jump-lines'
import { noteRecent } from './recent-jumps'
import { type JumpLine, type JumpSource, useJump } from './use-jump'

type Props = JumpSource & {
  /** 'Ctrl' or '⌘'. */
  modifier: string
  onClose: () => void
}

/** The line `steps` further on, around the end. */
const stepped = (at: number, steps: number, count: number): number => (at + steps + count) % count

/** The line that the keyboard is at, and what its keys do. */
function useKeys(listId: string, lines: readonly JumpLine[], chosen: (line: JumpLine) => void) {
  const [active, setActive] = useState(0)
  const at = Math.min(active, lines.length - 1)
  const follow = (inNewTab: boolean) => {
    const line = lines[at]
    if (!line) return
    // As a click would, so that unsaved forms are confirmed.
    if (!inNewTab) return document.getElementById(lineId(listId, at))?.click()
    window.open(line.href, '_blank', 'noopener')
    chosen(line)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends the writing of a Japanese word chooses nothing.
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && lines.length > 0) setActive(stepped(at, step, lines.length))
    else if (event.key === 'Enter') follow(event.ctrlKey || event.metaKey)
    else return
    event.preventDefault()
  }
  return { at, onKeyDown, toFirst: () => setActive(0) }
}

/** Searches screens, vehicles and people: a combobox whose list is always open. */
export function JumpDialog({ modifier, onClose, ...source }: Props) {
  const [text, setText] = useState('')
  const [opener] = useState(() => document.activeElement)
  const listId = useId()
  useCloseByBack(true, onClose)
  const { failed, groups, isSearching, isShort, retry } = useJump(source, text)
  const lines = groups.flatMap(({ lines }) => lines)
  const chosen = (line: JumpLine) => {
    noteRecent(source.userId, line)
    onClose()
  }
  const { at, onKeyDown, toFirst } = useKeys(listId, lines, chosen)
  const type = (typed: string) => {
    setText(typed)
    toFirst()
  }
  return (
    <Frame onClose={onClose} opener={opener}>
      <div className={css.head}>
        <Field at={at} count={lines.length} listId={listId} onKeyDown={onKeyDown} onType={type} text={text} />
        <Dialog.Close aria-label={words.close} className={css.close}>
          ×
        </Dialog.Close>
      </div>
      <JumpLines active={at} groups={groups} id={listId} onChoose={chosen} />
      <Reported
        count={lines.length}
        failed={failed}
        isSearching={isSearching}
        isShort={isShort}
        retry={retry}
        text={text.trim()}
      />
      <p aria-hidden="true" className={css.keys}>
        <span>{words.keysToChoose}</span>
        <span>{words.keyToOpen}</span>
        <span>{words.keyToOpenInTab(modifier)}</span>
      </p>
    </Frame>
  )
}

type FrameProps = { children: ReactNode; onClose: () => void; opener: Element | null }

/** The dialog itself; it gives the focus back to where it was. */
const Frame = ({ children, onClose, opener }: FrameProps) => (
  <Dialog.Root onOpenChange={onClose} open>
    <Dialog.Portal container={document.body}>
      <Dialog.Overlay className={css.overlay} />
      <Dialog.Content
        aria-describedby={undefined}
        className={css.dialog}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          if (opener instanceof HTMLElement) opener.focus()
        }}
      >
        <Dialog.Title className={css.heard}>{words.searchBackOffice}</Dialog.Title>
        {children}
      </Dialog.Content>
    </Dialog.Portal>
  </Dialog.Root>
)

type FieldProps = {
  at: number
  count: number
  listId: string
  onKeyDown: (event: KeyboardEvent) => void
  onType: (text: string) => void
  text: string
}

const Field = ({ at, count, listId, onKeyDown, onType, text }: FieldProps) => (
  <input
    aria-activedescendant={count > 0 ? lineId(listId, at) : undefined}
    aria-autocomplete="list"
    aria-controls={listId}
    aria-expanded={count > 0}
    aria-label={words.searchBackOffice}
    autoComplete="off"
    className={css.input}
    enterKeyHint="go"
    maxLength={JUMP_MAX}
    onChange={({ target }) => onType(target.value)}
    onKeyDown={onKeyDown}
    placeholder={words.searchExample}
    role="combobox"
    spellCheck={false}
    type="text"
    value={text}
  />
)

type NoticeProps = {
  count: number
  failed: string | null
  isSearching: boolean
  isShort: boolean
  retry: () => void
  text: string
}

/** What is going on, and how much was found: to look at only where the list does not show it. */
function Reported({ count, failed, isSearching, isShort, retry, text }: NoticeProps) {
  if (failed !== null)
    return (
      <div className={css.told} role="alert">
        <p>{`${words.searchFailed} ${failed}`}</p>
        <button className={css.retry} onClick={retry} type="button">
          {words.tryAgain}
        </button>
      </div>
    )
  const announcement = isSearching
    ? words.searching
    : isShort
      ? words.typeMore
      : text !== '' && count === 0
        ? words.noMatches(text)
        : ''
  return (
    <div className={announcement ? css.told : css.heard} role="status">
      {announcement || (text === '' ? '' : words.matches(count))}
    </div>
  )
}
