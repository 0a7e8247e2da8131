'use client'
import type { ReactNode } from 'react'
import { CallOutcome } from '@/ui/back-office/list/call-outcome'
import { ExportMenu } from '@/ui/back-office/list/export-menu'
import grid from '@/ui/back-office/list/grid/grid.module.css'
import css from '@/ui/back-office/menu.module.css'
import { ColumnsButton } from './columns-button'
import { useSavedViews } from './use-saved-views'
import type { ViewState } from './view-state-type'
import { ViewsMenu } from './views-menu'

type Props = {
  look: 'list' | 'grid'
  state: ViewState
  /** How many vehicles there are, in words. */
  count: string
  /** What stands beside them. */
  children: ReactNode
}

/** What the list shows and how: its views, its columns, and the way to a file of it. */
export function StockListTools({ children, count, look, state }: Props) {
  const views = useSavedViews(state)
  const params = new URLSearchParams(state.query)
  params.delete('view')
  params.set('columns', state.columns.join(','))
  return (
    <>
      <div className={grid.above}>
        <div className={css.tools}>
          <ViewsMenu state={state} views={views} />
          {look === 'list' && <ColumnsButton state={state} />}
          <ExportMenu count={count} path="/api/v1/vehicles/export" query={params.toString()} />
        </div>
        {children}
      </div>
      <CallOutcome called={views.notice} />
    </>
  )
}
