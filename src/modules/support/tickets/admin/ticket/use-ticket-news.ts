'use client'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { readOf } from '@/ui/client/read-of'
import type { TicketRow } from '../../queries/select-ticket'

/** How often somebody who looks at a ticket is shown what changed, in milliseconds. */
const NEWS_MS = 10_000

/** Reads the page again when somebody else has changed the ticket or written to it; what is typed stays. */
export function useTicketNews({ id, updatedAt }: Pick<TicketRow, 'id' | 'updatedAt'>): void {
  const router = useRouter()
  const { data } = useQuery({
    ...readOf('/api/v1/support-management/tickets/{id}', { params: { path: { id } } }),
    refetchInterval: NEWS_MS,
  })
  const changedAt = data?.data.updatedAt
  // Each change is read once, whatever becomes of it.
  const read = useRef(updatedAt)
  useEffect(() => {
    if (changedAt === undefined || Date.parse(changedAt) <= Date.parse(read.current)) return
    read.current = changedAt
    router.refresh()
  }, [changedAt, router])
}
