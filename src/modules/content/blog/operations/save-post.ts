import type { PayloadRequest } from 'payload'
import { validationFailed } from '@/kernel/errors'
import { issue } from '@/kernel/issue'
import { linkFeaturedPicture } from '@/modules/inventory/media/operations/link-picture'
import { createRecord, updateRecord } from '@/server/records'
import { dbOf } from '@/server/transaction'
import { readTagsByName } from '../queries/read-post-facts'
import type { PostPatch } from '../schemas/posts'

/** The tags of a post by id. @throws AppError 422 naming those that do not exist */
async function tagIds(req: PayloadRequest, given: readonly (string | number)[]): Promise<number[]> {
  const names = given.filter((tag) => typeof tag === 'string')
  const ids = given.filter((tag) => typeof tag === 'number')
  const tags = await readTagsByName(await dbOf(req), names, ids)
  const idOf = (tag: string | number) =>
    tags.find(({ id, name }) => id === tag || name.toLowerCase() === String(tag).trim().toLowerCase())?.id
  const unknown = given.filter((tag) => idOf(tag) === undefined)
  if (unknown.length > 0) throw validationFailed([issue('tags', `There is no tag '${unknown.join("', '")}'`)])
  return [...new Set(given.flatMap((tag) => idOf(tag) ?? []))]
}

/** A post in the collection's format. */
async function stored(req: PayloadRequest, post: PostPatch): Promise<Record<string, unknown>> {
  const { status, tags, writerName: _, ...values } = post
  return linkFeaturedPicture(req, {
    ...values,
    ...(tags !== undefined && { tags: await tagIds(req, tags ?? []) }),
    ...(status !== undefined && { _status: status === 'PUBLISHED' ? 'published' : 'draft' }),
  })
}

/**
 * Creates a post, as a draft unless `published` is sent.
 *
 * @returns its id
 * @throws AppError 422 if it breaks a rule, or names an unknown tag or picture
 */
export const createPost = async (req: PayloadRequest, post: PostPatch): Promise<number> =>
  createRecord(req, 'blog-posts', { _status: 'draft', ...(await stored(req, post)) })

/**
 * Changes a post; with the status DRAFT it is no longer public.
 *
 * @param seen the `updatedAt` that the caller last read, if sent
 * @throws AppError 404 if there is none, 409 if it has changed since `seen`, 422
 */
export const changePost = async (
  req: PayloadRequest,
  id: number,
  post: PostPatch,
  seen?: string,
): Promise<void> => updateRecord(req, 'blog-posts', id, await stored(req, post), seen)
