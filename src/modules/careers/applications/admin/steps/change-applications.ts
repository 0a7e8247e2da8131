import { callApi } from '@/ui/client/call-api'
import type { ApplicationStatus } from '../../rules/application-lists'
import * as words from './words'

/** An application that a step is taken with, and whose it is. */
export type Target = { id: number; name: string }

/** What became of each: those that changed, and why others did not. */
export type StepDone = {
  changed: readonly number[]
  refused: readonly { name: string; why: string }[]
  /** What is said instead of how many changed. */
  message?: string
}

export type StepChange = { status: ApplicationStatus; reason: string | null; notify: boolean }

/** Takes a step with several applications, each by itself. */
export const changeApplications = (targets: readonly Target[], change: StepChange) =>
  callApi('post', '/api/v1/jobs/applications/bulk/status', {
    body: { ids: [...new Set(targets.map(({ id }) => id))], ...change },
  })

type Outcomes = { data: readonly { id: number; message: string | null }[] }

/** What became of each of them, by name. */
export function doneWith(targets: readonly Target[], { data }: Outcomes): StepDone {
  const names = new Map(targets.map(({ id, name }) => [id, name]))
  return {
    ...(names.size === 1 && { message: words.statusUpdated }),
    changed: data.flatMap(({ id, message }) => (message === null ? [id] : [])),
    refused: data.flatMap(({ id, message }) =>
      message === null ? [] : [{ name: names.get(id) ?? '', why: message }],
    ),
  }
}

/** Undoes the last step of an application, whatever it was. */
export async function undoLastStep({ id, name }: Target): Promise<StepDone> {
  const params = { path: { id } }
  const refused = (why: string): StepDone => ({ changed: [], refused: [{ name, why }] })
  const history = await callApi('get', '/api/v1/jobs/applications/{id}/history', { params })
  if (!history.ok) return refused(history.message)
  const last = history.body.data.at(-1)
  if (!last?.mayBeUndone) return refused(words.nothingToUndo)
  const body = { historyId: last.id }
  const answer = await callApi('post', '/api/v1/jobs/applications/{id}/undo', { params, body })
  return answer.ok ? { changed: [id], refused: [], message: words.undone(name) } : refused(answer.message)
}
