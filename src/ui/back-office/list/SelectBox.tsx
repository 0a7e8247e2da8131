'use client'
import { useAwake } from '@/ui/use-awake'

type Props = { label: string; checked: boolean; onToggle: () => void }

/** The box that selects rows. Closed until a tick is heard: one from before would stand there and count for nothing. */
export function SelectBox({ checked, label, onToggle }: Props) {
  const isAwake = useAwake()
  return (
    <input aria-label={label} checked={checked} disabled={!isAwake} onChange={onToggle} type="checkbox" />
  )
}
