'use client'

import { usePathname } from 'next/navigation'
import { Button, buttonStyle, IconButton } from '@/ui/button'
import { PlainLink } from '@/ui/link'
import { compareHref } from '../../rules/compare-href'
import { COMPARE_CAP } from '../../rules/comparison-limits'
import * as words from './browser-words'
import { compareOnly, stopComparing, useComparison } from './use-comparison'

/** At the foot of the page: what is compared, and the way to it. The page of the comparison shows it all itself. */
export function CompareBar() {
  const list = useComparison()
  const path = usePathname()
  if (list.length === 0 || path === '/compare') return null
  return (
    <>
      <div className="no-print h-20" />
      <section
        aria-label={words.comparison}
        className={`no-print fixed inset-x-0 z-30 border-t border-line bg-surface ${/^\/vehicles\/\d/.test(path) ? 'bottom-16 lg:bottom-0' : 'bottom-0'}`}
      >
        <div className="mx-auto flex w-full max-w-page items-center gap-3 px-4 py-2 md:px-6">
          <p className="text-13 whitespace-nowrap tabular-nums">
            <b>{list.length}</b> of {COMPARE_CAP}
            <span className="max-sm:sr-only"> {words.toCompare}</span>
          </p>
          <ul className="flex min-w-0 flex-1 gap-2 overflow-x-auto max-md:hidden">
            {list.map(({ id, name }) => (
              <Compared key={id} id={id} name={name} />
            ))}
          </ul>
          <span className="ml-auto flex gap-2">
            <Button variant="quiet" size="slim" onClick={() => compareOnly([])}>
              {words.clear}
            </Button>
            <PlainLink href={compareHref(list.map(({ id }) => id))} className={buttonStyle('secondary')}>
              {words.compare}
            </PlainLink>
          </span>
        </div>
      </section>
    </>
  )
}

function Compared({ id, name }: { id: number; name: string }) {
  return (
    <li className="flex min-w-0 items-center rounded-control border border-line pl-3 text-13">
      <PlainLink href={`/vehicles/${id}`} className="max-w-44 truncate hover:text-link">
        {name || words.vehicleId(id)}
      </PlainLink>
      <IconButton icon="x" label={words.removeCompared(name, id)} onClick={() => stopComparing(id)} />
    </li>
  )
}
