import { useQuery } from '@tanstack/react-query'
import { readOf } from '@/ui/client/read-of'
import { THREAD_REFRESH_SECONDS } from '../../rules/ticket-limits'

const TICKET = '/api/v1/support-management/customer/tickets/{id}'
const RESPONSES = '/api/v1/support-management/customer/tickets/{id}/responses'
const EVERY = { refetchInterval: THREAD_REFRESH_SECONDS * 1000, refetchOnReconnect: 'always' } as const

/** A question and what was written about it, read again every ten seconds while the page is looked at. */
export function useThread(id: number) {
  const init = { params: { path: { id } } }
  const ticket = useQuery({ ...readOf(TICKET, init), ...EVERY })
  const responses = useQuery({ ...readOf(RESPONSES, init), ...EVERY })
  const refresh = async () => {
    await Promise.all([ticket.refetch(), responses.refetch()])
  }
  return {
    ticket: ticket.data?.data ?? null,
    responses: responses.data?.data ?? null,
    /** What is shown is older than it should be. */
    isOutdated: ticket.isError || responses.isError,
    refresh,
  }
}

/** A question as its customer sees it. */
export type OwnTicket = NonNullable<ReturnType<typeof useThread>['ticket']>
/** A message of its conversation. */
export type OwnResponse = NonNullable<ReturnType<typeof useThread>['responses']>[number]
