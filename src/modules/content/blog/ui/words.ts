import { dayInWords } from '@/kernel/time/day-in-words'

// List of posts
export const home = 'Home'
export const blog = 'Blog'
export const blogLead = 'Guides for buying and importing used vehicles, trade news, and how we work.'
export const postsAbout = (tag: string) => `Posts about ${tag}`
export const filterPosts = 'Filter posts'
export const titleContains = 'Words in the title'
export const publishedFrom = 'Published from'
export const publishedTo = 'Published until'
export const tag = 'Tag'
export const anyTag = 'Any tag'
export const showPosts = 'Show posts'
export const showAllPosts = 'Show all posts'
export const posts = (count: number) => (count === 1 ? '1 post' : `${count.toLocaleString('en-US')} posts`)
export const view = 'View'
export const grid = 'Grid'
export const list = 'List'
export const nothingMatches = 'No posts match'
export const tryFewerFilters = 'Try fewer words, other days or another tag.'
export const noSuchPage = (page: number) => `The blog has no page ${page}`
export const fewerPosts = 'There are fewer posts than that.'
export const firstPage = 'Go to the first page'
export const noPostsYet = 'No posts yet'
export const comeBackSoon = 'Posts will appear here once they are published.'
export const feed = 'RSS feed'
export const untitled = 'Untitled'

// Post
export const minutesToRead = (minutes: number) => `${minutes} min read`
export const by = (name: string) => `By ${name}`
export const dayOf = (iso: string) => dayInWords(iso.slice(0, 10))
export const recentPosts = 'Recent posts'
export const tags = 'Tags'
export const allPosts = 'All posts'
export const share = 'Share'
export const copyLink = 'Copy link'
export const linkCopied = 'Link copied to clipboard!'
export const copyFailed = 'Failed to copy link'
export const shareOn = (site: string) => `Share on ${site}`
