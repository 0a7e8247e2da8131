import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { sendJob } from '@/server/jobs/send'
import { removeFileQueue } from '../operations/queue'

/** A certificate that another one has replaced goes once the change is certain. */
export const removeReplacedFile: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const key = previousDoc?.fileKey
  if (key && key !== doc.fileKey) await sendJob(req, removeFileQueue, { key })
  return doc
}

/** A certificate goes with its inspection. */
export const removeFile: CollectionAfterDeleteHook = async ({ doc, req }) => {
  if (doc.fileKey) await sendJob(req, removeFileQueue, { key: doc.fileKey })
  return doc
}
