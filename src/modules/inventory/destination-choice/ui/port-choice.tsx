'use client'

import { type KeyboardEvent, useId, useState } from 'react'
import type { DestinationPort } from '@/modules/settings/places/queries/read-public-places'
import { Button } from '@/ui/button'
import { Field, Input } from '@/ui/field'
import { DELIVER_TO } from '../rules/deliver-to'
import { portsByCountry } from '../rules/ports-by-country'
import { portsMatching } from '../rules/ports-matching'
import * as words from './dialog-words'

type Props = {
  ports: readonly DestinationPort[]
  /** The port in force; null for none. */
  chosen: number | null
  /** The page to go back to. */
  back: string
  /** Takes the form where the page that opened it still exists; else the browser sends it. */
  choose?: (form: FormData) => void
  isBusy?: boolean
  problem?: string | null
}

/** Country and port. A plain form, so that it works without script; with it, typing narrows the list. */
export function PortChoice({ ports, chosen, back, choose, isBusy = false, problem }: Props) {
  const [typed, setTyped] = useState('')
  const groups = portsMatching(portsByCountry(ports), typed)
  const matches = groups.flatMap((group) => group.ports)
  return (
    <form
      method="post"
      action={DELIVER_TO}
      onSubmit={(event) => {
        if (!choose) return
        event.preventDefault()
        choose(new FormData(event.currentTarget))
      }}
    >
      <input type="hidden" name="back" value={back} />
      <p className="text-14 text-soft">{words.whatItIsFor}</p>
      <Narrowing typed={typed} onType={setTyped} />
      <p role="status" className={matches.length > 0 ? 'sr-only' : 'mt-3 text-14 text-soft'}>
        {typed && (matches.length > 0 ? words.matchingPorts(matches.length) : words.noMatchingPorts)}
      </p>
      <Choices groups={groups} chosen={chosen} mayBeNone={!typed} />
      {problem && (
        <p role="alert" className="mt-4 text-14 text-red">
          {problem}
        </p>
      )}
      <Button
        type="submit"
        variant="primary"
        className="mt-4 w-full"
        aria-busy={isBusy}
        disabled={matches.length === 0 || isBusy}
      >
        {isBusy ? words.readingPrices : words.deliverHere}
      </Button>
    </form>
  )
}

/** Only a script can narrow the list. */
function Narrowing({ onType, typed }: { typed: string; onType: (text: string) => void }) {
  const field = useId()
  return (
    <div className="scripted">
      <Field label={words.countryOrPort} htmlFor={field} className="mt-4">
        <Input
          id={field}
          type="search"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => onType(target.value)}
          onKeyDown={takeByEnter}
        />
      </Field>
    </div>
  )
}

/** What is sent must be what is seen: with one port left Enter takes it, with several one has to be chosen. */
function takeByEnter(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return
  event.preventDefault()
  const boxes = event.currentTarget.form?.querySelectorAll<HTMLInputElement>('[data-port]')
  if (boxes?.length === 1) boxes[0]?.click()
  boxes?.[0]?.focus()
}

type ChoicesProps = Pick<Props, 'chosen'> & {
  groups: ReturnType<typeof portsByCountry>
  mayBeNone: boolean
}

/** The list begins at the country of the port in force. */
function beginAtChosen(list: HTMLDivElement | null): void {
  const country = list?.querySelector(':checked')?.closest('fieldset')
  if (list && country) list.scrollTop = country.offsetTop
}

const Choices = ({ chosen, groups, mayBeNone }: ChoicesProps) => (
  <div ref={beginAtChosen} className="relative mt-2 max-h-[45dvh] overflow-y-auto">
    {mayBeNone && <Choice value="" name={words.noDestination} isChosen={chosen === null} />}
    {groups.map((group) => (
      <fieldset key={group.country}>
        <legend className="pt-3 text-13 font-semibold text-faint">{group.country}</legend>
        {group.ports.map(({ id, name }) => (
          <Choice key={id} value={id} name={name} isChosen={id === chosen} />
        ))}
      </fieldset>
    ))}
  </div>
)

type ChoiceProps = { value: number | ''; name: string; isChosen: boolean }

const Choice = ({ value, name, isChosen }: ChoiceProps) => (
  <label className="flex min-h-11 items-center gap-3 rounded-control px-2 text-14 hover:bg-link-wash">
    <input
      type="radio"
      name="port"
      value={value}
      defaultChecked={isChosen}
      data-port={value || undefined}
      className="size-4 shrink-0"
    />
    {name}
  </label>
)
