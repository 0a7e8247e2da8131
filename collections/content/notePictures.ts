import type { CollectionAfterChangeHook } from 'payload'
import { noteContentPictures } from '@/modules/content/publishing/operations/note-content-pictures'
import { kindOf } from '@/modules/content/publishing/rules/content-kinds'

/** Notes which pictures the texts show, so that none of them is deleted or swept as unused. */
export const notePictures: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const kind = kindOf(collection.slug)
  if (kind) await noteContentPictures(req, kind, Number(doc.id))
  return doc
}
