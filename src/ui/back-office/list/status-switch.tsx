'use client'
import { useState } from 'react'
import list from './list-context.module.css'
import { StatusLabel } from './status-label'
import * as words from './words'

type Words = { on: string; off: string; named: (name: string) => string }

type Props = {
  isOn: boolean
  name: string
  disabled: boolean
  onToggle: () => Promise<void>
  words?: Words
}

const ACTIVE: Words = { on: words.active, off: words.inactive, named: words.nameIsActive }

/** Active or inactive in a table, or what else `words` call it; a switch for those who may change it, words for the others. */
export function StatusSwitch({ disabled, isOn, name, onToggle, words: { named, off, on } = ACTIVE }: Props) {
  const [busy, setBusy] = useState(false)
  const word = isOn ? on : off
  if (disabled) return <StatusLabel tone={isOn ? 'green' : 'grey'}>{word}</StatusLabel>
  const toggle = async () => {
    setBusy(true)
    await onToggle()
    setBusy(false)
  }
  return (
    <button
      aria-busy={busy}
      aria-checked={isOn}
      aria-label={named(name)}
      className={list.switch}
      disabled={busy}
      onClick={toggle}
      role="switch"
      type="button"
    >
      <span aria-hidden="true" className={list.track} />
      {word}
    </button>
  )
}
