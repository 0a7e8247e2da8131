import { type Issue, issue } from '@/kernel/issue'
import type { ContentForm, FormValues } from '@/modules/content/publishing/admin/content-form-type'
import { POST_MESSAGES, type PostDraft, postIssues } from '../../rules/post'
import { postSlug } from '../../rules/post-route'
import * as words from './words'

/** How the form shows what the rule says: at its own fields, and in its own words. */
function inForm({ message, path }: Issue): Issue {
  if (path === 'featuredImageUrl') return issue('featuredImage', message)
  return message === POST_MESSAGES.tagsRequired ? issue(path, POST_MESSAGES.selectTags) : issue(path, message)
}

/** What keeps a post from being published, by field of the form. */
export const issuesInForm = (values: FormValues): Issue[] =>
  postIssues(values as PostDraft, 'PUBLISHED').map(inForm)

/** The address that a post will have: the chosen one, or one made from the title. */
export function routePreview({ route, title }: FormValues): string {
  const text = [route, title].find((value) => typeof value === 'string' && value.trim() !== '')
  return `/blog/${postSlug(String(text ?? '')) || words.addressless}`
}

/** The editor of posts. */
export const POST_FORM: ContentForm = {
  kind: 'post',
  texts: words,
  routePreview,
  issuesOf: issuesInForm,
}
