'use client'

import { type RefObject, useId, useRef, useState } from 'react'
import { Button } from '@/ui/button'
import { Input, Label, Select } from '@/ui/field'
import { usePlainForm } from '@/ui/form/use-plain-form'
import { PlainLink } from '@/ui/link'
import { useFocusBack } from '@/ui/use-focus-back'
import { ALERT_FREQUENCY_LABELS } from '../rules/alert-frequency-labels'
import { ALERT_FREQUENCIES, type AlertFrequency, SAVED_SEARCH_NAME_MAX } from '../rules/saved-search-alerts'
import * as words from './browser-words'
import { accountActions } from './search/account-actions'
import type { AccountSearch } from './search/account-search-store'

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })

type Change = { name?: string; frequency?: AlertFrequency }

/** Changes a search; `problem` is what went wrong, in words. Nothing is disabled meanwhile: the focus would be lost. */
function useChange(id: number) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const change = async (what: Change): Promise<boolean> => {
    setBusy(true)
    const actions = await accountActions()
    const refusal = actions && (await actions.changeSearch(id, what))
    setBusy(false)
    setProblem(refusal)
    return actions !== null && refusal === null
  }
  return { busy, problem, change }
}

/** One saved search with what can be done about it. */
export function SavedSearchRow({ search }: { search: AccountSearch }) {
  const { id, name } = search
  const [renaming, setRenaming] = useState(false)
  const { busy, problem, change } = useChange(id)
  const row = useRef<HTMLLIElement>(null)
  const opener = useFocusBack<HTMLButtonElement>(renaming)
  return (
    <li ref={row} className="flex flex-wrap items-end gap-x-4 gap-y-3 px-4 py-4">
      <div className="min-w-0 basis-full sm:basis-0 sm:grow">
        {renaming ? (
          <Rename
            name={name}
            busy={busy}
            onCancel={() => setRenaming(false)}
            onSave={async (wanted) => {
              if (await change({ name: wanted })) setRenaming(false)
            }}
          />
        ) : (
          <NameAndDates search={search} />
        )}
        {problem && (
          <p role="alert" className="mt-1 text-13 text-red">
            {problem}
          </p>
        )}
      </div>
      <Frequency search={search} change={change} />
      <div className="flex gap-2">
        {!renaming && (
          <Button ref={opener} aria-label={words.renameName(name)} onClick={() => setRenaming(true)}>
            {words.rename}
          </Button>
        )}
        <RemoveButton search={search} row={row} />
      </div>
    </li>
  )
}

function NameAndDates({ search: { name, href, createdAt, lastToldAt } }: { search: AccountSearch }) {
  return (
    <>
      <PlainLink href={href} className="text-16 font-medium text-link hover:underline">
        {name}
      </PlainLink>
      <p className="text-13 text-faint">
        Saved {day.format(new Date(createdAt))}
        {lastToldAt && `, last e-mail ${day.format(new Date(lastToldAt))}`}
      </p>
    </>
  )
}

type FrequencyProps = { search: AccountSearch; change: (what: Change) => Promise<boolean> }

/** How often a search is written of. By keyboard one passes through the choices: the last one wins. */
function Frequency({ search: { frequency, name }, change }: FrequencyProps) {
  const field = useId()
  const [wanted, setWanted] = useState<AlertFrequency | null>(null)
  const sent = useRef<Promise<unknown>>(Promise.resolve())
  const choose = (next: AlertFrequency) => {
    setWanted(next)
    sent.current = sent.current
      .then(() => change({ frequency: next }))
      .then(() => setWanted((latest) => (latest === next ? null : latest)))
  }
  return (
    <div className="w-40">
      <Label htmlFor={field}>
        {words.emails} <span className="sr-only">{words.ofName(name)}</span>
      </Label>
      <Select
        id={field}
        value={wanted ?? frequency}
        onChange={(event) => choose(event.target.value as AlertFrequency)}
      >
        {ALERT_FREQUENCIES.map((one) => (
          <option key={one} value={one}>
            {ALERT_FREQUENCY_LABELS[one]}
          </option>
        ))}
      </Select>
    </div>
  )
}

type RemoveProps = { search: AccountSearch; row: RefObject<HTMLLIElement | null> }

function RemoveButton({ search: { id, name }, row }: RemoveProps) {
  const isOut = useRef(false)
  const remove = async () => {
    if (isOut.current) return
    isOut.current = true
    const next = row.current?.nextElementSibling ?? row.current?.previousElementSibling
    await (await accountActions())?.forgetSearch(id)
    isOut.current = false
    if (row.current?.isConnected) return
    // The row is gone and the focus with it: on to its neighbour, or to the page when it was the last.
    const place = next?.querySelector<HTMLElement>('a, input') ?? document.getElementById('content')
    place?.focus()
  }
  return (
    <Button aria-label={words.removeName(name)} onClick={remove}>
      {words.remove}
    </Button>
  )
}

type RenameProps = {
  name: string
  busy: boolean
  onSave: (name: string) => Promise<void>
  onCancel: () => void
}

function Rename({ name, busy, onSave, onCancel }: RenameProps) {
  const field = useId()
  const [text, setText] = useState(name)
  const { submit } = usePlainForm({
    names: ['name'],
    submit: async () => {
      await onSave(text)
      return undefined
    },
  })
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-2">
      <div className="min-w-40 flex-1">
        <Label htmlFor={field}>{words.name}</Label>
        <Input
          id={field}
          value={text}
          maxLength={SAVED_SEARCH_NAME_MAX}
          // The button that was pressed is gone; the focus goes to the field.
          ref={focusAtFirst}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && onCancel()}
        />
      </div>
      <Button type="submit" variant="primary" disabled={busy || text.trim() === ''}>
        {words.save}
      </Button>
      <Button onClick={onCancel}>{words.cancel}</Button>
    </form>
  )
}

const focusAtFirst = (field: HTMLInputElement | null): void => field?.select()
