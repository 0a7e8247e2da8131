'use client'
import { useMemo } from 'react'
import { ExportMenu } from '@/ui/back-office/list/export-menu'
import type { ViewCalls, ViewState } from '@/ui/back-office/list/views/saved-view-type'
import { ViewsBar } from '@/ui/back-office/list/views/views-bar'
import { callApi } from '@/ui/client/call-api'
import type { SalesList } from '../rules/sales-lists'
import * as words from './words'

const one = (id: number) => ({ path: { id } })

const callsOf = (list: SalesList): ViewCalls => ({
  save: (body) => callApi('post', '/api/v1/sales-views', { body: { ...body, list } }),
  change: (id, body) => callApi('patch', '/api/v1/sales-views/{id}', { params: one(id), body }),
  remove: (id) => callApi('delete', '/api/v1/sales-views/{id}', { params: one(id) }),
  words: { share: words.shareWithStaff, rowsStay: words.rowsStay },
})

type Props = {
  list: SalesList
  state: ViewState
  /** How many entries the list has, in words. */
  count: string
  /** The path of the call that gives the list as a file, without its format. */
  exports: string
  /** What the list is narrowed to, whatever its address says. */
  fixed?: Readonly<Record<string, string>>
}

/** The saved views of a list of sales, and the way to a file of it. */
export function SalesListTools({ count, exports, fixed, list, state }: Props) {
  const calls = useMemo(() => callsOf(list), [list])
  const params = new URLSearchParams({ ...Object.fromEntries(new URLSearchParams(state.query)), ...fixed })
  return (
    <>
      <ViewsBar calls={calls} state={state} />
      <ExportMenu count={count} path={exports} query={params.toString()} />
    </>
  )
}
