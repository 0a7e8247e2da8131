import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Answer } from '@/ui/client/answer'
import { callApi } from '@/ui/client/call-api'
import { readOf } from '@/ui/client/read-of'
import type { ImportDetail } from '../../queries/get-import'

const LOOK_EVERY_MS = 1000
const WORKING = ['waiting', 'running', 'stopping', 'undoing']
const isWorking = ({ status }: ImportDetail): boolean => WORKING.includes(status)

/** The current state of an import, polled while a job is working on it. */
export function useImportProgress(given: ImportDetail) {
  const client = useQueryClient()
  const read = readOf('/api/v1/imports/{id}', { params: { path: { id: given.id } } })
  const begun: { data: ImportDetail } = { data: given }
  const { data, failureReason } = useQuery({
    ...read,
    initialData: begun,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => isWorking(state.data?.data ?? given) && LOOK_EVERY_MS,
  })
  const setMatches = (answer: { data: ImportDetail }) => client.setQueryData(read.queryKey, answer)
  const importDetail = data.data
  return { importDetail, lost: failureReason?.message ?? '', setMatches, working: isWorking(importDetail) }
}

/** Stops an import, resumes it and undoes it, after confirmation. */
export function useSteering(id: number, setMatches: (answer: { data: ImportDetail }) => void) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const [asking, setConfirming] = useState(false)
  const params = { path: { id } }
  const steer = async (call: Promise<Answer<{ data: ImportDetail }>>): Promise<void> => {
    setBusy(true)
    const answer = await call
    setBusy(false)
    setConfirming(false)
    setProblem(answer.ok ? '' : answer.message)
    if (answer.ok) setMatches(answer.body)
  }
  return {
    busy,
    problem,
    asking,
    open: () => setConfirming(true),
    forget: () => setConfirming(false),
    cancel: () => steer(callApi('post', '/api/v1/imports/{id}/cancel', { params })),
    goOn: () => steer(callApi('post', '/api/v1/imports/{id}/continue', { params })),
    undo: () => steer(callApi('post', '/api/v1/imports/{id}/undo', { params })),
  }
}
export type Steering = ReturnType<typeof useSteering>
