import type { Module } from '@/api/module'
import { BlogComments } from '@/collections/content/BlogComments'
import { BlogPosts } from '@/collections/content/BlogPosts'
import { BlogRatings } from '@/collections/content/BlogRatings'
import { BlogTags } from '@/collections/content/BlogTags'
import { TopicPages } from '@/collections/content/TopicPages'
import { eraseVoices } from './blog/operations/erase-voices'
import { contentWords } from './blog/queries/audit-words'
import { blogRoutes } from './blog/routes/blog'
import { ownComments, ownRatings } from './blog/routes/own-voices'
import { blogUses } from './blog/rules/blog-uses'
import { followTopics, TOPICS_NOTICE } from './topics/queries/published-topics'
import { topicRoutes } from './topics/routes/topics'

/** The site's content other than vehicles: its plain pages, the blog, and the pages that staff write. */
export const content: Module = {
  name: 'content',
  collections: [BlogPosts, BlogTags, BlogComments, BlogRatings, TopicPages],
  routes: [...blogRoutes, ...topicRoutes],
  uses: blogUses,
  ownData: [ownComments, ownRatings],
  erase: eraseVoices,
  notices: { [TOPICS_NOTICE]: followTopics },
  navigation: [
    {
      title: 'Topic pages',
      href: '/admin/collections/topic-pages',
      group: 'content',
      needs: { module: 'content' },
    },
  ],
  auditWords: [contentWords],
  siteLinks: [
    { in: 'menu', href: '/about', label: 'About', place: 30 },
    { in: 'buying', href: '/terms-and-conditions#price-terms', label: 'What a price covers', place: 30 },
    { in: 'company', href: '/about', label: 'About', place: 0 },
    { in: 'company', href: '/about#ports', label: 'Ports of destination', place: 10 },
    { in: 'rules', href: '/terms-and-conditions', label: 'Terms and conditions', place: 0 },
    { in: 'rules', href: '/privacy-policy', label: 'Privacy policy', place: 10 },
  ],
}
