import { type Issue, issue } from '@/kernel/issue'
import { type Actor, can } from '@/kernel/permissions'
import { isStorable, UNSTORABLE_MESSAGE } from '@/kernel/text/storable-text'
import { lineProblem, textLength, trimText } from '@/kernel/text/text'
import { COMMENT_EDIT_MAX, COMMENT_MAX, COMMENT_MIN, COMMENT_NAME_MAX, COMMENT_NAME_MIN } from './blog-limits'

/** Every message about a comment. */
export const COMMENT_MESSAGES = {
  nameRequired: 'Name is required',
  nameTooShort: `Name must be at least ${COMMENT_NAME_MIN} characters`,
  nameTooLong: `Name must not exceed ${COMMENT_NAME_MAX} characters`,
  emailRequired: 'Email is required',
  emailInvalid: 'Please enter a valid email address',
  required: 'Comment is required',
  tooShort: `Comment must be at least ${COMMENT_MIN} characters`,
  tooLong: `Comment must not exceed ${COMMENT_MAX} characters`,
  editTooLong: `Comment must not exceed ${COMMENT_EDIT_MAX} characters`,
  already: 'You have already commented on this post',
  signIn: 'Please sign in to comment',
  closed: 'Comments are closed for this post',
} as const

/** What is wrong with a comment's words; an edited one may be less long. */
export function contentIssues(content: string | null | undefined, as: 'new' | 'edited'): Issue[] {
  const text = trimText(content)
  const [max, tooLong] =
    as === 'new' ? [COMMENT_MAX, COMMENT_MESSAGES.tooLong] : [COMMENT_EDIT_MAX, COMMENT_MESSAGES.editTooLong]
  if (text === '') return [issue('content', COMMENT_MESSAGES.required)]
  if (!isStorable(text)) return [issue('content', `Comment ${UNSTORABLE_MESSAGE}`)]
  const length = textLength(text)
  if (length < COMMENT_MIN) return [issue('content', COMMENT_MESSAGES.tooShort)]
  return length > max ? [issue('content', tooLong)] : []
}

// A name may be one character in scripts where a character is a syllable or a word.
const isWholeInOne = (name: string): boolean =>
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]$/u.test(name)

/** What is wrong with an author's name. */
export function authorNameIssues(name: string | null | undefined): Issue[] {
  const text = trimText(name)
  if (text === '') return [issue('authorName', COMMENT_MESSAGES.nameRequired)]
  const problem = lineProblem(text)
  if (problem !== null) return [issue('authorName', `Name ${problem}`)]
  const length = textLength(text)
  if (length < COMMENT_NAME_MIN && !isWholeInOne(text))
    return [issue('authorName', COMMENT_MESSAGES.nameTooShort)]
  return length > COMMENT_NAME_MAX ? [issue('authorName', COMMENT_MESSAGES.nameTooLong)] : []
}

/** What is wrong with an author's e-mail address. */
export function authorEmailIssues(email: string | null | undefined): Issue[] {
  const text = trimText(email)
  if (text === '') return [issue('authorEmail', COMMENT_MESSAGES.emailRequired)]
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? [] : [issue('authorEmail', COMMENT_MESSAGES.emailInvalid)]
}

/** Whether a comment is public, and whether it is held as spam. */
export type CommentState = { isApproved: boolean; isSpam: boolean }

const ADVERTISES = [
  // Addresses of pages, with or without their beginning.
  /https?:\/\/|www\.|\b[a-z\d-]+\.(com|net|org|info|biz|ru|cn|xyz|top|shop|online|site|io|co)\b/iu,
  /[^\s@]@[^\s@]/u,
  /(?:\+|\b)\d[\d\s().-]{7,}\d\b/u,
  // A character over and over.
  /(\S)\1{7,}/u,
]

/** Whether a comment waits for staff: it has a link, an e-mail address, a telephone number, or noise in it. */
export const isHeld = (content: string): boolean => ADVERTISES.some((sign) => sign.test(content))

/**
 * The state of a new comment: public at once, unless it looks like spam or staff have hidden one by the same person on the
 * same post (`isModerated`).
 */
export const newState = (content: string, isModerated: boolean): CommentState => {
  const isSpam = isModerated || isHeld(content)
  return { isApproved: !isSpam, isSpam }
}

/** The state of an edited comment. What staff have hidden stays hidden. */
export function editedState(before: CommentState, content: string, isModerated: boolean): CommentState {
  const isHidden = !before.isApproved && !before.isSpam
  return isHidden ? before : newState(content, isModerated)
}

/** What staff decide about a comment: spam is never public, and what is public is no spam. */
export function moderatedState(before: CommentState, change: Partial<CommentState>): CommentState {
  if (change.isSpam) return { isApproved: false, isSpam: true }
  const isApproved = change.isApproved ?? before.isApproved
  return { isApproved, isSpam: isApproved ? false : (change.isSpam ?? before.isSpam) }
}

/** Whether the actor wrote it. Comments and ratings are changed by their authors alone. */
export const isOwn = (actor: Actor, authorId: number): boolean =>
  actor.kind !== 'guest' && actor.id === authorId

/** Whether the actor may remove it: authors their own, and staff who may delete content any. */
export const mayRemove = (actor: Actor, authorId: number): boolean =>
  isOwn(actor, authorId) || can(actor, 'content', 'delete')

/** Whether the actor may decide about comments. */
export const mayModerate = (actor: Actor): boolean => can(actor, 'content', 'update')

/** Whether the actor sees drafts, and comments that are not public. */
export const seesAll = (actor: Actor): boolean => can(actor, 'content', 'read')
