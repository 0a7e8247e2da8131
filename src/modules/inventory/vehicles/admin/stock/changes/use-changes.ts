'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useList } from '@/ui/back-office/list/List'
import type { BodyOf } from '@/ui/client/call'
import { callApi } from '@/ui/client/office'
import { readOf } from '@/ui/client/read'
import { forgetSendKey, sendKey } from '@/ui/client/send-key'
import type { SentChange } from './sent-change'

/** The vehicles of a change: by id, or all that the filters find. */
export type SentVehicles = { ids: number[] } | { search: string; expected?: number }

export type MadeChange = BodyOf<'get', '/api/v1/vehicles/bulk/changes/{id}'>['data']

const LOOK_EVERY_MS = 1000
const SEND = 'vehicle-changes'
const isGoingOn = (state: MadeChange['state'] | undefined) => state === 'waiting' || state === 'running'

/** Makes changes of many vehicles, and follows the last one until it is over. */
export function useChanges() {
  const client = useQueryClient()
  const { refresh } = useList()
  const [id, setId] = useState<number | null>(null)
  const read = readOf('/api/v1/vehicles/bulk/changes/{id}', { params: { path: { id: id ?? 0 } } })
  const { data, failureReason } = useQuery({
    ...read,
    enabled: id !== null,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => isGoingOn(state.data?.data.state) && LOOK_EVERY_MS,
  })
  const made = id === null ? null : (data?.data ?? null)
  const isOver = made !== null && !isGoingOn(made.state)
  const overId = isOver ? made.id : null
  const readAgain = useRef(refresh)
  useEffect(() => {
    readAgain.current = refresh
  })
  // The rows of a change that went on in the background are read anew when it is over.
  useEffect(() => {
    if (overId !== null) readAgain.current()
  }, [overId])
  const follow = (body: { data: MadeChange }) => {
    const known = readOf('/api/v1/vehicles/bulk/changes/{id}', { params: { path: { id: body.data.id } } })
    client.setQueryData(known.queryKey, body)
    setId(body.data.id)
  }
  return {
    id,
    made,
    isRunning: made !== null && !isOver,
    lost: failureReason !== null,
    forget: () => setId(null),
    start: async (change: SentChange, vehicles: SentVehicles) => {
      const body = { change, ...vehicles }
      const headers = { 'idempotency-key': sendKey(SEND, body) }
      const answer = await callApi('post', '/api/v1/vehicles/bulk/changes', { body, headers })
      if (answer.status) forgetSendKey(SEND)
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
export type Changes = ReturnType<typeof useChanges>
