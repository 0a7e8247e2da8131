import type { Filter } from '@/ui/back-office/list/list-type'
import * as words from './words'

const yesNo = (name: string, label: string, [any, yes, no]: readonly [string, string, string]): Filter => ({
  name,
  label,
  kind: 'choice',
  any,
  options: [
    { value: 'true', label: yes },
    { value: 'false', label: no },
  ],
})

const ALLOWED = [words.either, words.allowed, words.notAllowed] as const

/**
 * The filters above the list of posts.
 *
 * @param tags the names of all tags
 */
export const postFilters = (tags: readonly string[]): Filter[] => [
  { name: 'title', label: words.title, kind: 'search' },
  {
    name: 'tag',
    label: words.tag,
    kind: 'choice',
    any: words.anyTag,
    options: tags.map((name) => ({ value: name, label: name })),
  },
  {
    name: 'status',
    label: words.status,
    kind: 'choice',
    any: words.anyStatus,
    options: [
      { value: 'DRAFT', label: words.draft },
      { value: 'PUBLISHED', label: words.published },
    ],
  },
  { name: 'route', label: words.route, kind: 'text' },
  { name: 'writer', label: words.writer, kind: 'text' },
  { name: 'dateFrom', label: words.dateFrom, kind: 'day' },
  { name: 'dateTo', label: words.dateTo, kind: 'day' },
  yesNo('commentingEnabled', words.commenting, ALLOWED),
  yesNo('ratingEnabled', words.ratings, ALLOWED),
]

/**
 * The filters above the list of comments.
 *
 * @param named whether the viewer sees who the customers are
 */
export const commentFilters = (named: boolean): Filter[] => [
  { name: 'post', label: words.post, kind: 'search' },
  yesNo('toCheck', words.checking, [words.heldOrNot, words.toCheck, words.notHeld]),
  yesNo('isApproved', words.approved, [words.anyApproval, words.approved, words.notApproved]),
  yesNo('isSpam', words.spam, [words.anyApproval, words.spam, words.notSpam]),
  ...(named ? [{ name: 'author', label: words.author, kind: 'text' } as const] : []),
]
