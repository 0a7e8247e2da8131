import type { ReactNode } from 'react'
import list from './list-context.module.css'

/** How many rows there are in all, above a list; what can be done to some of them stands beside it. */
export function ListCount({ children }: { children: ReactNode }) {
  return (
    <p className={list.toolbar}>
      <span className={list.count}>{children}</span>
    </p>
  )
}
