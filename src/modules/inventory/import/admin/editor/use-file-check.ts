import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '@/ui/client/call-api'
import { readOf } from '@/ui/client/read-of'
import type { CheckView, ImportFileView } from '../../queries/get-import-file'
import type { Calls } from './use-file-calls'
import { type Draft, draftText, sentDraft } from './use-import-draft'

const LOOK_EVERY_MS = 1000

const isWorking = (check: CheckView | null): boolean =>
  check?.state === 'waiting' || check?.state === 'running'

/** The file's current check, polled while it runs; it continues even if nobody is watching. */
function useMatches(file: ImportFileView) {
  const client = useQueryClient()
  const read = readOf('/api/v1/imports/files/{id}/check', { params: { path: { id: file.id } } })
  const given: { data: CheckView | null } = { data: file.check }
  const { data, failureReason } = useQuery({
    ...read,
    initialData: given,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => isWorking(state.data?.data ?? null) && LOOK_EVERY_MS,
  })
  const setCheck = (check: CheckView | null) => client.setQueryData(read.queryKey, { data: check })
  const check = data.data
  return { check, lost: failureReason?.message ?? '', setCheck, working: isWorking(check) }
}

/** The check of the whole file: its result or progress, and how to start and stop it. */
export function useFileCheck(file: ImportFileView, draft: Draft, { act, report }: Calls) {
  const [checked, setChecked] = useState(file.check ? draftText(file.start) : '')
  const { check, lost, setCheck, working } = useMatches(file)
  const params = { path: { id: file.id } }
  return {
    check,
    lost,
    working,
    /** Whether the check, finished or running, covers what is on the screen now. */
    isChecked: check !== null && checked === draftText(draft),
    startCheck: () => {
      const call = callApi('post', '/api/v1/imports/files/{id}/check', { params, body: sentDraft(draft) })
      return act('check', call, (data) => {
        setCheck(data)
        setChecked(draftText(draft))
      })
    },
    stopCheck: async () => {
      const answer = await callApi('delete', '/api/v1/imports/files/{id}/check', { params })
      report(answer)
      if (answer.ok) setCheck(null)
    },
  }
}
