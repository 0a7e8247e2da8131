import { AdminTabs } from '@/ui/back-office/admin-tabs'
import { BLOG_TAGS_SCREEN, COMMENTS_SCREEN, POSTS_SCREEN } from '../rules/admin-urls'
import * as words from './words'

const TABS = [
  { key: 'posts', href: POSTS_SCREEN, title: words.posts },
  { key: 'comments', href: COMMENTS_SCREEN, title: words.comments },
  { key: 'tags', href: BLOG_TAGS_SCREEN, title: words.tags },
]

/** The lists of the blog beside each other. */
export const BlogTabs = ({ current }: { current: 'posts' | 'comments' | 'tags' }) => (
  <AdminTabs current={current} label={words.blog} tabs={TABS} />
)
