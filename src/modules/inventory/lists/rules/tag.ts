import { checkText } from '@/kernel/field-checks'
import { type Issue, issue } from '@/kernel/issue'
import { isSafeLink, URL_MAX } from '@/kernel/markup/safe-links'
import { slugify } from '@/kernel/slug'
import { isBlank } from '@/kernel/text/blank'
import type { FileFacts } from '@/modules/inventory/media/rules/check-sent-file'
import { TAG_CLOUD_HIGHLIGHTS, TAG_COLOR_MAX, TAG_IMAGE_MAX_BYTES, TAG_NAME_MAX } from './list-limits'

/** Every message about a tag. */
export const TAG_MESSAGES = {
  nameRequired: 'Tag name is required',
  nameTaken: 'A tag with this name already exists.',
  nameAvailable: '✓ Tag name is available',
  nameUnreadable: 'Tag name must contain a letter or a digit',
  colorRequired: 'Tag color is required',
  colorTooLong: `Tag color must be ${TAG_COLOR_MAX} characters or less`,
  colorInvalid: 'Tag color must be a hex value such as #FF0000',
  imageRequired: 'Featured image is required when showing on homepage',
  imageTooLarge: 'File size must be less than 5MB',
  imageWrongType: 'Please select an image file',
  saveFailed: 'Failed to save tag. Please try again.',
} as const

/** A tag as received. `featuredImage` is the id of an uploaded picture. */
export type TagDraft = {
  name?: string | null
  color?: string | null
  showOnHomepage?: boolean | null
  featuredImageUrl?: string | null
  featuredImage?: number | null
}

/** A tag's slug, derived from its name whenever the name changes. '' for a name without letters. */
export const tagRoute = (name: string): string => slugify(name)

const hasImage = (tag: TagDraft): boolean => !isBlank(tag.featuredImageUrl) || tag.featuredImage != null

function checkName(name: string | null | undefined): Issue[] {
  if (name == null || isBlank(name)) return [issue('name', TAG_MESSAGES.nameRequired)]
  const issues = checkText('name', 'Tag name', TAG_NAME_MAX, name)
  return issues.length === 0 && tagRoute(name) === '' ? [issue('name', TAG_MESSAGES.nameUnreadable)] : issues
}

function checkColor(color: string | null | undefined): Issue[] {
  if (color == null) return []
  if (isBlank(color)) return [issue('color', TAG_MESSAGES.colorRequired)]
  if (color.length > TAG_COLOR_MAX) return [issue('color', TAG_MESSAGES.colorTooLong)]
  return /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(color) ? [] : [issue('color', TAG_MESSAGES.colorInvalid)]
}

/**
 * Everything wrong with a tag; a missing colour gets the default. Uniqueness of the name is checked by the
 * database.
 */
export function validateTag(tag: TagDraft): Issue[] {
  const link = tag.featuredImageUrl
  const linkIssues = checkText('featuredImageUrl', 'Featured image', URL_MAX, link)
  if (link && !isBlank(link) && linkIssues.length === 0 && !isSafeLink(link)) {
    linkIssues.push(issue('featuredImageUrl', 'Featured image must be a web address or a stored file'))
  }
  const imageIssues =
    tag.showOnHomepage && !hasImage(tag) ? [issue('featuredImageUrl', TAG_MESSAGES.imageRequired)] : []
  return [...checkName(tag.name), ...checkColor(tag.color), ...linkIssues, ...imageIssues]
}

/** Whether Save is enabled: name, colour and route are set, and an image if the tag goes on the home page. */
export const canSaveTag = (tag: TagDraft & { route?: string | null }): boolean =>
  !isBlank(tag.name) && !isBlank(tag.color) && !isBlank(tag.route) && (!tag.showOnHomepage || hasImage(tag))

/** The error message about a tag's picture, or null. */
export function checkTagImage(file: Pick<FileFacts, 'size' | 'type'>): string | null {
  if (!file.type.toLowerCase().startsWith('image/')) return TAG_MESSAGES.imageWrongType
  return file.size > TAG_IMAGE_MAX_BYTES ? TAG_MESSAGES.imageTooLarge : null
}

/** What the form shows after a failed save: the server's text if it is that the name is taken. */
export const tagSaveFailure = (serverMessage: string | null | undefined): string =>
  serverMessage?.includes('already exists') ? serverMessage : TAG_MESSAGES.saveFailed

/** Whether the tag cloud highlights a tag: those of the countries that most vehicles go to or come from. */
export const isHighlightedTag = (name: string): boolean =>
  TAG_CLOUD_HIGHLIGHTS.some((known) => known.toLowerCase() === name.trim().toLowerCase())
