import type { Answer } from './answer'
import { OFFICE_WORDS } from './call-api'
import { send } from './make-call'

/**
 * The calls of every list of records. Which list it is, and what fields it has, comes from its declaration
 * and is data here: the contract's tests check both against the document. `list` is the path after /api/v1.
 */
const call = <T>(method: 'post' | 'patch' | 'delete', list: string, body?: object): Promise<Answer<T>> =>
  send(method, `/api/v1${list}`, body && { body }, OFFICE_WORDS)

/** The fields of every saved record. */
export type SavedRecord = { data: { id: number } }

export const createRecord = (list: string, record: object) => call<SavedRecord>('post', list, record)

export const changeRecord = (list: string, id: number, change: object) =>
  call<SavedRecord>('patch', `${list}/${id}`, change)

/** Changes a single record such as settings. */
export const changeSettings = (path: string, change: object) => call<SavedRecord>('patch', path, change)

/** Activates or deactivates a record. */
export const toggleRecord = (list: string, id: number) => call<SavedRecord>('patch', `${list}/${id}/toggle`)

export const deleteRecord = (list: string, id: number) => call<unknown>('delete', `${list}/${id}`)

export const deleteRecords = (list: string, ids: readonly number[]) =>
  call<unknown>('delete', `${list}/bulk/delete`, { ids })
