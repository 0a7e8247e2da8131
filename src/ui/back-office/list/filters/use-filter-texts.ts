import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useZone } from '../../time/use-zone'
import { useList } from '../list-context'
import type { Given } from '../list-href'
import type { Filter } from '../list-type'

type Texts = Record<string, string>

/** Long enough to finish typing a word before the list is requested. */
const TYPING_MS = 300

const textsOf = (filters: readonly Filter[], given: Given): Texts =>
  Object.fromEntries(filters.map(({ name }) => [name, given[name] ?? '']))

/** The contents of the fields: the typed text, until the URL changes. */
function useTexts(filters: readonly Filter[], given: Given) {
  const fromAddress = textsOf(filters, given)
  const address = JSON.stringify(fromAddress)
  const [state, setState] = useState({ texts: fromAddress, address, requested: [] as string[] })
  // A URL that this form did not request (Back, Reset, a link) overrides the fields.
  if (state.address !== address) {
    const place = state.requested.indexOf(address)
    const texts = place < 0 ? fromAddress : state.texts
    setState({ texts, address, requested: place < 0 ? [] : state.requested.slice(place + 1) })
  }
  return {
    texts: state.texts,
    setTexts: (texts: Texts) => setState((before) => ({ ...before, texts })),
    /** Records the URL requested next; false if it is the current one. */
    noteRequested: (requested: string): boolean => {
      if (requested === address) return false
      setState((before) => ({ ...before, requested: [...before.requested, requested] }))
      return true
    },
  }
}

/**
 * The texts of a list's filters, and the functions that request the list: at once for a choice, after a
 * moment for typing.
 */
export function useFilterTexts(filters: readonly Filter[], zone?: string) {
  const { given, go, isFiltered, reset } = useList()
  const { noteRequested, setTexts, texts } = useTexts(filters, given)
  const zoneHere = useZone()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const request = (requested: Texts) => {
    clearTimeout(timer.current)
    const trimmed = Object.fromEntries(Object.entries(requested).map(([name, text]) => [name, text.trim()]))
    if (!noteRequested(JSON.stringify(trimmed))) return
    const hasDay = filters.some(({ kind, name }) => kind === 'day' && trimmed[name])
    go(zone ? { ...trimmed, [zone]: hasDay ? zoneHere : '' } : trimmed)
  }
  const change = (filter: Filter, text: string) => {
    const changed = { ...texts, [filter.name]: text }
    for (const name of filter.clears ?? []) changed[name] = ''
    setTexts(changed)
    clearTimeout(timer.current)
    if (filter.kind === 'choice') request(changed)
    else timer.current = setTimeout(() => request(changed), TYPING_MS)
  }
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    request(texts)
  }
  const clear = () => {
    clearTimeout(timer.current)
    setTexts(textsOf(filters, {}))
    reset()
  }
  return { texts, isFiltered: isFiltered || Object.values(texts).some(Boolean), change, submit, clear }
}
