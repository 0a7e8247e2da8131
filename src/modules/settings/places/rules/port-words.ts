/** What the screen of ports says of a call that failed. */
type FailedCall = {
  message: string
  /** Of the answer; absent when there was none. */
  status?: number
  /** Whether the message is the server's own. */
  isSaid?: boolean
}

/**
 * The words for a port that could not be created, changed or deleted: the server's own when it has any, else
 * the status of its answer, else what was tried and that there was no answer.
 */
export function portFailure(
  verb: 'create' | 'update' | 'delete',
  { isSaid, message, status }: FailedCall,
): string {
  if (isSaid) return message
  return status === undefined ? `Failed to ${verb} port: ${message}` : `HTTP error! status: ${status}`
}
