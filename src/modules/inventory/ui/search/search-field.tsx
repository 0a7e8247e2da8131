'use client'

import { type InputHTMLAttributes, useEffect, useId, useRef, useState } from 'react'
import { Input } from '@/ui/field'
import { VisuallyHidden } from '@/ui/layout'
import { SEARCH_TEXT_MAX } from '../../rules/limits'
import { hrefOfForm } from '../listing/form-address'
import { recentSearches } from './browser-list'
import { SuggestionList } from './suggestion-list'
import { useSuggestions } from './use-suggestions'

type FieldProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'id' | 'placeholder' | 'className' | 'defaultValue'
>

/**
 * The text field of a search form, with suggestions while one types and recent searches while it is empty. The
 * lines are links, so a line chosen by hand, by Enter or by touch leads the same way. A plain field without script.
 */
export function SearchField(props: FieldProps) {
  const listId = useId()
  const box = useRef<HTMLSpanElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [isAlive, setIsAlive] = useState(false)
  /** Null while the list is closed. */
  const [text, setText] = useState<string | null>(null)
  const [active, setActive] = useState(-1)
  const { lines, isRecent } = useSuggestions(text, field)
  // Recent searches go at the first letter; suggestions stay until the next ones are there.
  const isOpen = text !== null && lines.length > 0 && isRecent === (text.trim() === '')

  useEffect(() => {
    setIsAlive(true)
    return listen(box.current, field.current, () => setText(null))
  }, [])

  const show = (value: string) => {
    setText(value)
    setActive(-1)
  }
  const close = () => {
    setText(null)
    setActive(-1)
  }
  const onKeyDown = (event: React.KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      if (!isOpen) return setText(event.currentTarget.value)
      // One place more than there are lines: between the last and the first stands the field itself.
      return setActive((place) => ((place + 1 + step + lines.length + 1) % (lines.length + 1)) - 1)
    }
    if (!isOpen) return
    if (event.key === 'Escape') {
      event.preventDefault()
      close()
    } else if (event.key === 'Enter' && active >= 0) {
      event.preventDefault()
      document.getElementById(`${listId}-${active}`)?.click()
    }
  }
  const combobox = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? listId : undefined,
    'aria-activedescendant': active >= 0 ? `${listId}-${active}` : undefined,
  } as const

  return (
    <span ref={box} className="relative block">
      <Input
        {...props}
        {...(isAlive && combobox)}
        ref={field}
        name="q"
        type="search"
        maxLength={SEARCH_TEXT_MAX}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        onFocus={(event) => event.currentTarget.value === '' && show('')}
        onInput={(event) => show(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {isOpen && (
        <SuggestionList
          id={listId}
          lines={lines}
          isRecent={isRecent}
          active={active}
          onChosen={({ label, href }) => {
            recentSearches.add({ name: label, href })
            if (field.current) field.current.value = field.current.defaultValue
            close()
          }}
          onCleared={() => {
            recentSearches.clear()
            close()
            field.current?.focus()
          }}
        />
      )}
      {isAlive && (
        <span role="status">
          <VisuallyHidden>{isOpen && !isRecent ? `${lines.length} suggestions` : ''}</VisuallyHidden>
        </span>
      )}
    </span>
  )
}

/** Closes the list when the focus goes elsewhere or the form is sent, which is remembered; gives back how to stop. */
function listen(box: HTMLElement | null, field: HTMLInputElement | null, close: () => void): () => void {
  const { signal, abort } = stopper()
  const form = field?.form
  box?.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && box.contains(relatedTarget))) close()
    },
    { signal },
  )
  // A press on a line must not take the focus from the field: some browsers would close the list before the click.
  box?.addEventListener(
    'mousedown',
    (event) => {
      if (event.target !== field) event.preventDefault()
    },
    { signal },
  )
  form?.addEventListener(
    'submit',
    () => {
      close()
      const name = field?.value.trim()
      if (name) recentSearches.add({ name, href: hrefOfForm(form) })
    },
    { signal },
  )
  return abort
}

function stopper() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}
