import { checkArea, checkText } from '@/kernel/field-checks'
import { type Issue, issue } from '@/kernel/issue'
import { isBlank } from '@/kernel/text/blank'
import { lineProblem, textLength, trimText } from '@/kernel/text/text'
import { isEmptyContent } from '@/modules/content/rich-text/rules/is-empty-content'
import {
  POST_KEYWORDS_MAX,
  POST_META_DESCRIPTION_MAX,
  POST_META_TITLE_MAX,
  POST_TAGS_MAX,
  POST_TAGS_MIN,
  POST_TITLE_MAX,
  POST_TITLE_WORDS,
} from './blog-limits'

/** The states of a post: only published ones are public. */
export const POST_STATUSES = ['DRAFT', 'PUBLISHED'] as const
export type PostStatus = (typeof POST_STATUSES)[number]

/** Every message about a post. */
export const POST_MESSAGES = {
  titleRequired: 'Title is required',
  titleWords: 'Title must contain at least 2 words',
  titleTooLong: `Title must be ${POST_TITLE_MAX} characters or less`,
  bodyRequired: 'Body is required',
  metaDescriptionRequired: 'Meta description is required',
  metaDescriptionTooLong: `Meta description must be ${POST_META_DESCRIPTION_MAX} characters or less`,
  tagsRequired: 'At least 2 tags are required',
  /** The form's own words for the same. */
  selectTags: 'Please select at least 2 tags',
  tooManyTags: `At most ${POST_TAGS_MAX} tags are allowed`,
  imageRequired: 'Featured image is required',
  routeTaken: 'Another post has this address',
  routeUnreadable: 'The address must contain a letter or a digit',
} as const

/** A post as it would be saved. */
export type PostDraft = {
  title?: string | null
  tags?: readonly unknown[] | null
  metaTitle?: string | null
  metaDescription?: string | null
  keywords?: string | null
  body?: unknown
  featuredImage?: unknown
  /** As sent by a call: it becomes the featured image. */
  featuredImageUrl?: string | null
}

const wordsOf = (text: string): string[] => text.split(/\s+/u).filter(Boolean)

// Japanese and Chinese put no spaces between words.
const isOneWord = (title: string): boolean =>
  wordsOf(title).length < POST_TITLE_WORDS &&
  (title.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0) < POST_TITLE_WORDS

function titleIssues(title: string | null | undefined, isRequired: boolean): Issue[] {
  const text = trimText(title)
  if (text === '') return isRequired ? [issue('title', POST_MESSAGES.titleRequired)] : []
  const problem = lineProblem(text)
  if (problem !== null) return [issue('title', `Title ${problem}`)]
  if (isRequired && isOneWord(text)) return [issue('title', POST_MESSAGES.titleWords)]
  if (textLength(text) > POST_TITLE_MAX) return [issue('title', POST_MESSAGES.titleTooLong)]
  return []
}

function tagIssues(tags: PostDraft['tags'], isRequired: boolean): Issue[] {
  const count = new Set(tags ?? []).size
  if (isRequired && count < POST_TAGS_MIN) return [issue('tags', POST_MESSAGES.tagsRequired)]
  return count > POST_TAGS_MAX ? [issue('tags', POST_MESSAGES.tooManyTags)] : []
}

const hasImage = ({ featuredImage, featuredImageUrl }: PostDraft): boolean =>
  featuredImage != null || !isBlank(featuredImageUrl)

/**
 * Everything wrong with a post. A draft may lack what a published post needs; limits hold for both.
 * The picture itself, whether the address is free, and what may be in the text are checked where they are known.
 */
export function postIssues(post: PostDraft, status: PostStatus): Issue[] {
  const isRequired = status === 'PUBLISHED'
  const description = post.metaDescription
  return [
    ...titleIssues(post.title, isRequired),
    ...(isRequired && isEmptyContent(post.body) ? [issue('body', POST_MESSAGES.bodyRequired)] : []),
    ...(isRequired && isBlank(description)
      ? [issue('metaDescription', POST_MESSAGES.metaDescriptionRequired)]
      : checkArea('metaDescription', 'Meta description', POST_META_DESCRIPTION_MAX, description)),
    ...tagIssues(post.tags, isRequired),
    ...(isRequired && !hasImage(post) ? [issue('featuredImageUrl', POST_MESSAGES.imageRequired)] : []),
    ...checkText('metaTitle', 'Meta title', POST_META_TITLE_MAX, post.metaTitle),
    ...checkText('keywords', 'Keywords', POST_KEYWORDS_MAX, post.keywords),
  ]
}
