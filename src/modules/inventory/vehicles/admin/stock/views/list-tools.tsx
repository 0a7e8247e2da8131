'use client'
import type { ReactNode } from 'react'
import { Outcome } from '@/ui/back-office/list/call-outcome'
import grid from '@/ui/back-office/list/grid/grid.module.css'
import { Menu, MenuFile } from '../action-menu'
import * as words from '../words'
import { ColumnsButton } from './columns-button'
import css from './menu.module.css'
import { useSavedViews } from './use-saved-views'
import type { ViewState } from './view-state'
import { ViewsMenu } from './views-menu'

type Props = {
  look: 'list' | 'grid'
  state: ViewState
  /** What stands beside them. */
  children: ReactNode
}

/** What the list shows and how: its views, its columns, and the way to a file of it. */
export function ListTools({ children, look, state }: Props) {
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
          <Menu title={words.exportIt}>
            <MenuFile href={`/api/v1/vehicles/export/xlsx?${params}`}>{words.asWorkbook}</MenuFile>
            <MenuFile href={`/api/v1/vehicles/export/csv?${params}`}>{words.asCsv}</MenuFile>
          </Menu>
        </div>
        {children}
      </div>
      <Outcome called={views.notice} />
    </>
  )
}
