import type { ColumnsBlock as Fields } from '@/payload-types'
import type { BlockProps } from '../ui/block-props'
import { columnsIn } from './content'

const WIDE: Readonly<Record<number, string>> = { 2: 'md:grid-cols-2', 3: 'md:grid-cols-2 lg:grid-cols-3' }

/** Texts side by side; below each other on a phone. */
export function ColumnsBlock({ fields, showText }: BlockProps<Fields>) {
  const filled = columnsIn(fields.columns)
  return (
    <div className={`my-8 grid gap-6 lg:gap-10 ${WIDE[filled.length] ?? ''}`}>
      {filled.map(({ id, text }) => (
        <div key={id}>{showText(text)}</div>
      ))}
    </div>
  )
}
