'use client'

import { buttonStyle } from '@/ui/button'
import { cx } from '@/ui/cx'
import { compareLabel } from '../../rules/comparison'
import { compare, stopComparing, useComparison } from './use-comparison'

const WORDS = 'hover:underline hover:underline-offset-3'
const SLIM = cx(WORDS, 'scripted inline-flex min-h-11 items-center rounded-control text-link')
/** Two columns side by side; filled while the vehicle is one of those compared. */
const SIGN = cx(
  'before:size-3.5 before:shrink-0 before:rounded-[2px] before:border-[1.5px]',
  'before:bg-[linear-gradient(currentColor,currentColor)] before:bg-size-[1.5px_100%] before:bg-center before:bg-no-repeat',
  'data-in:before:bg-current data-in:before:bg-none',
  'forced-colors:data-in:before:bg-[canvastext] forced-colors:data-in:before:forced-color-adjust-none',
)

/** Without room for its words what it does is read, and shown on pointing at it. */
const LOOKS = {
  card: cx(
    SLIM,
    SIGN,
    'gap-1.5 px-2 text-13 font-medium flat:w-11 flat:justify-center flat:gap-0 flat:text-[0px]',
  ),
  row: cx(SLIM, SIGN, 'w-11 justify-center px-2 text-[0px] font-medium pointer-fine:min-h-8.5'),
  page: buttonStyle('secondary', cx(SIGN, WORDS, 'scripted w-full flex-1 whitespace-nowrap'), 'slim'),
}

/** Puts a vehicle into the comparison, or takes it out. Hidden without script: the list lives in the browser. */
export function CompareButton({ id, name, place }: CompareProps) {
  const list = useComparison()
  const isIn = list.some((vehicle) => vehicle.id === id)
  const label = compareLabel(list, id)
  return (
    <button
      type="button"
      className={LOOKS[place]}
      data-in={isIn || undefined}
      title={label}
      aria-label={`${label}: ${name}`}
      onClick={() => (isIn ? stopComparing(id) : compare({ id, name }))}
    >
      {label}
    </button>
  )
}

type CompareProps = { id: number; name: string; place: keyof typeof LOOKS }
