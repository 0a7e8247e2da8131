'use client'

import { type InputHTMLAttributes, type RefObject, useEffect, useRef, useState } from 'react'
import { recentSearches } from '@/modules/inventory/saved-searches/ui/search/browser-searches'
import { SEARCH_TEXT_MAX } from '@/modules/inventory/search/rules/search-limits'
import { Input } from '@/ui/field'
import { VisuallyHidden } from '@/ui/page-parts'
import { hrefOfForm } from '../listing/form-href'
import { SuggestionList } from './suggestion-list'
import { useCombobox } from './use-combobox'

type FieldProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'id' | 'placeholder' | 'className' | 'defaultValue'
>

/**
 * The text field of a search form, with suggestions while one types and recent searches while it is empty. The
 * lines are links, so a line chosen by hand, by Enter or by touch opens the same URL. A plain field without
 * script.
 */
export function SearchField(props: FieldProps) {
  const box = useRef<HTMLSpanElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [isAlive, setIsAlive] = useState(false)
  const list = useCombobox(field)
  const { show } = list

  useEffect(() => {
    setIsAlive(true)
    // Whoever began to type before the page came to life has not caused an event yet.
    const typed = field.current === document.activeElement ? field.current?.value : ''
    if (typed) show(typed)
    return listen(box.current, field.current, () => show(null))
  }, [show])

  return (
    <span ref={box} className="relative block">
      <Input
        {...props}
        {...(isAlive && list.aria)}
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
        onKeyDown={list.onKeyDown}
      />
      {list.isOpen && <Suggestions list={list} field={field} />}
      {isAlive && (
        <span role="status">
          <VisuallyHidden>
            {list.isOpen && !list.isRecent ? suggestionsText(list.lines.length) : ''}
          </VisuallyHidden>
        </span>
      )}
    </span>
  )
}

const suggestionsText = (count: number): string => (count === 1 ? '1 suggestion' : `${count} suggestions`)

type SuggestionsProps = { list: ReturnType<typeof useCombobox>; field: RefObject<HTMLInputElement | null> }

function Suggestions({ list, field }: SuggestionsProps) {
  return (
    <SuggestionList
      id={list.listId}
      lines={list.lines}
      isRecent={list.isRecent}
      active={list.active}
      onChosen={({ label, href }) => {
        recentSearches.add({ name: label, href })
        if (field.current) field.current.value = field.current.defaultValue
        list.show(null)
      }}
      onCleared={() => {
        recentSearches.clear()
        list.show(null)
        field.current?.focus()
      }}
    />
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
