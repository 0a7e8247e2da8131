import type { RecordList } from '../record-list'

/** 'Failed to fetch ports', where the list cannot be loaded. */
export const failedToFetch = ({ plural }: RecordList): string => `Failed to fetch ${plural.toLowerCase()}`

/** The outcome of a call, as far as its message is concerned. */
type FailedCall = {
  message: string
  /** The response's status; absent if there was no response. */
  status?: number
  /** Whether the message is the server's own. */
  isOwnMessage?: boolean
}

/**
 * The message for a record that could not be created, changed or deleted: the server's own if there is one.
 */
export function failureOf(
  { failure, singular }: Pick<RecordList, 'failure' | 'singular'>,
  verb: 'create' | 'update' | 'delete',
  { isOwnMessage, message, status }: FailedCall,
): string {
  if (isOwnMessage) return message
  const tried = `Failed to ${verb} ${singular.toLowerCase()}`
  if (failure === 'tried') return tried
  if (failure === 'response') return status === undefined ? tried : message
  return status === undefined ? `${tried}: ${message}` : `HTTP error! status: ${status}`
}
