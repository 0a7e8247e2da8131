'use client'

import { compareLabel } from '../../rules/comparison'
import { compare, stopComparing, useComparison } from './comparison'

/** Puts a vehicle into the comparison, or takes it out. Hidden without script: the list lives in the browser. */
export function CompareButton({ id, name, className = 'compare-button' }: CompareProps) {
  const list = useComparison()
  const isIn = list.some((vehicle) => vehicle.id === id)
  const label = compareLabel(list, id)
  return (
    <button
      type="button"
      className={`scripted ${className}`}
      data-in={isIn || undefined}
      title={label}
      aria-label={`${label}: ${name}`}
      onClick={() => (isIn ? stopComparing(id) : compare({ id, name }))}
    >
      {label}
    </button>
  )
}

type CompareProps = { id: number; name: string; className?: string }
