'use client'
import type { ChangeEvent } from 'react'
import { useIsHydrated } from '@/ui/use-is-hydrated'
import cards from './table-cards.module.css'

type Props = {
  label: string
  checked: boolean
  /** Of what it stands for, a part is selected. */
  isPart?: boolean
  onToggle: (event: ChangeEvent) => void
}

/** The box that selects rows. Disabled until a tick is handled: one from before would stay visible and count for nothing. */
export function SelectBox({ checked, isPart = false, label, onToggle }: Props) {
  const isAwake = useIsHydrated()
  return (
    <label className={cards.pick} data-label={label}>
      <input
        aria-label={label}
        checked={checked}
        disabled={!isAwake}
        onChange={onToggle}
        ref={(box) => {
          if (box) box.indeterminate = isPart
        }}
        type="checkbox"
      />
    </label>
  )
}
