import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { sendJob } from '@/server/jobs/send-job'
import { removeFileQueue } from '../operations/declare-remove-file-queue'

/** Removes a replaced certificate once the change is committed. */
export const removeReplacedFile: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const key = previousDoc?.fileKey
  if (key && key !== doc.fileKey) await sendJob(req, removeFileQueue, { key })
  return doc
}

/** Removes a certificate with its inspection. */
export const removeFile: CollectionAfterDeleteHook = async ({ doc, req }) => {
  if (doc.fileKey) await sendJob(req, removeFileQueue, { key: doc.fileKey })
  return doc
}
