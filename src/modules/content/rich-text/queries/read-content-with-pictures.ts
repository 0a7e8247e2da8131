import type { Payload } from 'payload'
import type { Content } from '../rules/content'
import { contentPictures } from '../rules/content-pictures'
import { insertPictureRecords } from '../rules/insert-picture-records'
import { knownBlocks } from './list-known-blocks'

/** A text as stored, with the records of its pictures in place of their ids, as `ContentText` shows them. */
export async function readContentWithPictures(payload: Payload, content: Content): Promise<Content> {
  const wanted = contentPictures(content, knownBlocks())
  if (wanted.length === 0) return content
  const { docs } = await payload.find({
    collection: 'media',
    where: { id: { in: wanted } },
    limit: wanted.length,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  return insertPictureRecords(content, knownBlocks(), new Map(docs.map((picture) => [picture.id, picture])))
}
