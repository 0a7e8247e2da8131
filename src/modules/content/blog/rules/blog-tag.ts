import { checkText } from '@/kernel/field-checks'
import { type Issue, issue } from '@/kernel/issue'
import { slugify } from '@/kernel/slug'
import { isBlank } from '@/kernel/text/blank'
import { BLOG_TAG_NAME_MAX } from './blog-limits'

/** Every message about a tag of the blog. */
export const BLOG_TAG_MESSAGES = {
  nameRequired: 'Tag name is required',
  nameTaken: 'A tag with this name already exists.',
  nameUnreadable: 'Tag name must contain a letter or a digit',
} as const

/** A tag's part of an address, from what was chosen or from its name. */
export const blogTagRoute = (name: string, chosen?: string | null): string =>
  slugify(chosen ?? '') || slugify(name)

/** Everything wrong with a tag. */
export function blogTagIssues({ name }: { name?: string | null }): Issue[] {
  if (name == null || isBlank(name)) return [issue('name', BLOG_TAG_MESSAGES.nameRequired)]
  const issues = checkText('name', 'Tag name', BLOG_TAG_NAME_MAX, name)
  return issues.length === 0 && slugify(name) === ''
    ? [issue('name', BLOG_TAG_MESSAGES.nameUnreadable)]
    : issues
}
