import type { PayloadRequest } from 'payload'
import { AppError, validationFailed } from '@/kernel/errors'
import { issue } from '@/kernel/issue'
import type { Locale } from '@/kernel/languages/languages'
import type { Values } from '@/kernel/loose-values'
import {
  type ContentWrite,
  createContent,
  saveContent,
} from '@/modules/content/publishing/operations/create-save-publish-or-unpublish-content'
import { readSentContent } from '@/modules/content/rich-text/operations/read-sent-content'
import { blockValues } from '@/modules/content/rich-text/rules/block-values'
import { linkOwnPicture } from '@/modules/inventory/media/operations/link-picture'
import { dbOf } from '@/server/db-of'
import { listPostFields } from '../queries/list-post-fields'
import { readTagsByName } from '../queries/read-post-references'
import { PICTURE_MESSAGES } from '../rules/featured-image'
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

type Action = 'create' | 'update'

/** @throws AppError 403 for a field that its module lets somebody else write */
async function checkMayWrite(req: PayloadRequest, action: Action, added: Values): Promise<void> {
  for (const { field, mayWrite } of listPostFields()) {
    const rule = Object.hasOwn(added, field.name) && mayWrite[action]
    if (rule && !(await rule({ req })))
      throw new AppError('forbidden', `You are not allowed to write ${field.name}.`)
  }
}

/** Values of fields that modules add to posts. @throws AppError 403, 422 for an unknown field or a value of another kind */
async function addedValues(req: PayloadRequest, action: Action, added: Values): Promise<Values> {
  await checkMayWrite(req, action, added)
  const fields = listPostFields().map(({ field }) => field)
  const issues = Object.keys(added)
    .filter((name) => !fields.some((field) => field.name === name))
    .map((name) => issue(`added.${name}`, `There is no field '${name}'`))
  for (const field of fields)
    blockValues(added, [field], {
      refuse: (message) => {
        const text = field.kind === 'link' ? message : `Must be a ${field.kind}`
        issues.push(issue(`added.${field.name}`, text))
        return null
      },
      readText: () => null,
    })
  if (issues.length > 0) throw validationFailed(issues)
  return added
}

/** A post in the collection's format, and whether it is public from now on; undefined if that is not sent. */
async function stored(req: PayloadRequest, action: Action, post: PostPatch) {
  const { added, body, status, tags, writerName: _, ...sent } = post
  const values: Record<string, unknown> = await linkOwnPicture(req, sent, PICTURE_MESSAGES.invalid)
  const published = status === undefined ? undefined : status === 'PUBLISHED'
  return {
    published,
    values: {
      ...values,
      ...(added !== undefined && (await addedValues(req, action, added))),
      ...(body !== undefined && { body: await readSentContent(req, 'body', body) }),
      ...(tags !== undefined && { tags: await tagIds(req, tags ?? []) }),
    },
  }
}

/**
 * Creates a post, as a draft unless `published` is sent.
 *
 * @returns its id
 * @throws AppError 422 if it breaks a rule, has a text that cannot be read, or names an unknown tag or picture
 */
export async function createPost(req: PayloadRequest, post: PostPatch, locale?: Locale): Promise<number> {
  const { published = false, values } = await stored(req, 'create', post)
  return createContent(req, 'post', published, values, locale)
}

/**
 * Changes a post; with the status DRAFT it is no longer public. Without a status, the change goes where the newest
 * version is: next to what readers see if that is a draft.
 *
 * @param write in which language, and the `updatedAt` that the caller last read, if sent
 * @throws AppError 403, 404 if there is none, 409 if it has changed since `seen`, 422
 */
export async function changePost(
  req: PayloadRequest,
  id: number,
  post: PostPatch,
  write: Pick<ContentWrite, 'locale' | 'seen'> = {},
): Promise<void> {
  const { published, values } = await stored(req, 'update', post)
  await saveContent(req, { ...write, kind: 'post', id }, published, values)
}
