import type { Module } from '@/api/module'
import { BlogComments } from '@/collections/content/BlogComments'
import { BlogPosts } from '@/collections/content/BlogPosts'
import { BlogRatings } from '@/collections/content/BlogRatings'
import { BlogTags } from '@/collections/content/BlogTags'
import { eraseVoices } from './blog/operations/erase-voices'
import { blogWords } from './blog/queries/audit-words'
import { blogRoutes } from './blog/routes/blog'
import { ownComments, ownRatings } from './blog/routes/own-voices'
import { blogUses } from './blog/rules/blog-uses'

/** The site's content other than vehicles: its plain pages and the blog. */
export const content: Module = {
  name: 'content',
  collections: [BlogPosts, BlogTags, BlogComments, BlogRatings],
  routes: blogRoutes,
  uses: blogUses,
  ownData: [ownComments, ownRatings],
  erase: eraseVoices,
  auditWords: [blogWords],
  siteLinks: [
    { in: 'menu', href: '/about', label: 'About', place: 30 },
    { in: 'buying', href: '/terms-and-conditions#price-terms', label: 'What a price covers', place: 30 },
    { in: 'company', href: '/about', label: 'About', place: 0 },
    { in: 'company', href: '/about#ports', label: 'Ports of destination', place: 10 },
    { in: 'rules', href: '/terms-and-conditions', label: 'Terms and conditions', place: 0 },
    { in: 'rules', href: '/privacy-policy', label: 'Privacy policy', place: 10 },
  ],
}
