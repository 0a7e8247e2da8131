import type { Answer } from './answer'
import { send } from './call'
import { OFFICE_WORDS } from './office'

/**
 * The calls that every list of records has. Which list it is, and what fields it has, stands in its declaration and is
 * data here: the tests of the contract hold both against the document. `list` begins after /api/v1.
 */
const call = <T>(method: 'post' | 'patch' | 'delete', list: string, body?: object): Promise<Answer<T>> =>
  send(method, `/api/v1${list}`, body && { body }, OFFICE_WORDS)

/** What every record has that was saved. */
export type SavedRecord = { data: { id: number } }

export const createRecord = (list: string, record: object) => call<SavedRecord>('post', list, record)

export const changeRecord = (list: string, id: number, change: object) =>
  call<SavedRecord>('patch', `${list}/${id}`, change)

/** Changes what there is one of alone. */
export const changeSettings = (path: string, change: object) => call<SavedRecord>('patch', path, change)

/** Takes a record into use or out of it. */
export const toggleRecord = (list: string, id: number) => call<SavedRecord>('patch', `${list}/${id}/toggle`)

export const deleteRecord = (list: string, id: number) => call<unknown>('delete', `${list}/${id}`)

export const deleteRecords = (list: string, ids: readonly number[]) =>
  call<unknown>('delete', `${list}/bulk/delete`, { ids })
