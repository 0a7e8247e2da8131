'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useList } from '@/ui/back-office/list/list-context'
import { callApi } from '@/ui/client/call-api'
import { forgetIdempotencyKey, idempotencyKey } from '@/ui/client/idempotency-key'
import type { BodyOf } from '@/ui/client/make-call'
import { readOf } from '@/ui/client/read-of'
import type { SentChange } from './stock-change-type'

/** The vehicles of a change: by id, or all that the filters find. */
export type SentVehicles = { ids: number[] } | { search: string; expected?: number }

export type MadeChange = BodyOf<'get', '/api/v1/vehicles/bulk/changes/{id}'>['data']

const LOOK_EVERY_MS = 1000
const SEND = 'vehicle-changes'
const isGoingOn = (state: MadeChange['state'] | undefined) => state === 'waiting' || state === 'running'

const readOfChange = (id: number) =>
  readOf('/api/v1/vehicles/bulk/changes/{id}', { params: { path: { id } } })

/** Looks at a change until it is over. */
function useFollowed(id: number | null) {
  const { data, failureReason } = useQuery({
    ...readOfChange(id ?? 0),
    enabled: id !== null,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => isGoingOn(state.data?.data.state) && LOOK_EVERY_MS,
  })
  const made = id === null ? null : (data?.data ?? null)
  const isRunning = made !== null && isGoingOn(made.state)
  useReadAgain(isRunning || !made ? null : made.id)
  return { made, isRunning, lost: failureReason !== null }
}

/** Reads the rows of the list anew when a change is over that went on in the background. */
function useReadAgain(overId: number | null) {
  const { refresh } = useList()
  const readAgain = useRef(refresh)
  useEffect(() => {
    readAgain.current = refresh
  })
  useEffect(() => {
    if (overId !== null) readAgain.current()
  }, [overId])
}

/** Makes changes of many vehicles, and follows the last one until it is over. */
export function useVehicleChanges() {
  const client = useQueryClient()
  const [id, setId] = useState<number | null>(null)
  const followed = useFollowed(id)
  const follow = (body: { data: MadeChange }) => {
    client.setQueryData(readOfChange(body.data.id).queryKey, body)
    setId(body.data.id)
  }
  return {
    id,
    ...followed,
    forget: () => setId(null),
    start: async (change: SentChange, vehicles: SentVehicles) => {
      const body = { change, ...vehicles }
      const headers = { 'idempotency-key': idempotencyKey(SEND, body) }
      const answer = await callApi('post', '/api/v1/vehicles/bulk/changes', { body, headers })
      if (answer.status) forgetIdempotencyKey(SEND)
      if (answer.ok) follow(answer.body)
      return answer
    },
    undo: async () => {
      const params = { path: { id: id ?? 0 } }
      const answer = await callApi('post', '/api/v1/vehicles/bulk/changes/{id}/undo', { params })
      if (answer.ok) follow(answer.body)
      return answer
    },
  }
}
export type Changes = ReturnType<typeof useVehicleChanges>
