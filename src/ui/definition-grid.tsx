import type { ReactNode } from 'react'

export type Definition = { term: string; value: ReactNode }

/** Facts as pairs of term and value, in as many columns as fit. */
export function DefinitionGrid({ items }: { items: Definition[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 md:grid-cols-3 print:grid-cols-5 print:gap-x-3">
      {items.map(({ term, value }) => (
        <div key={term} className="border-b border-line py-3 print:border-0 print:py-0.5">
          <dt className="text-13 text-faint print:text-12">{term}</dt>
          <dd className="mt-0.5 text-14 font-medium tabular-nums md:text-16 print:mt-0 print:text-12">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
