'use client'
import type { ViewCalls, ViewState } from '@/ui/back-office/list/views/saved-view-type'
import { ViewsBar } from '@/ui/back-office/list/views/views-bar'
import { callApi } from '@/ui/client/call-api'
import * as words from '../words'

const one = (id: number) => ({ path: { id } })

const CALLS: ViewCalls = {
  save: (body) => callApi('post', '/api/v1/support-management/ticket-views', { body }),
  change: (id, body) =>
    callApi('patch', '/api/v1/support-management/ticket-views/{id}', { params: one(id), body }),
  remove: (id) => callApi('delete', '/api/v1/support-management/ticket-views/{id}', { params: one(id) }),
  words: { share: words.shareWithStaff, rowsStay: words.ticketsStay },
}

/** The saved views of the queue. */
export const TicketViewsBar = ({ state }: { state: ViewState }) => <ViewsBar calls={CALLS} state={state} />
