import type { Payload } from 'payload'
import type { Locale } from '@/kernel/languages/languages'
import { readContentWithPictures } from '@/modules/content/rich-text/queries/read-content-with-pictures'
import type { Content } from '@/modules/content/rich-text/rules/content'
import { inMemoryAnswers } from '@/server/database/in-memory-answers'
import { inMemoryCopy } from '@/server/database/in-memory-copy'
import { RECENT_POSTS, TAGS_IN_CLOUD } from '../rules/blog-limits'
import { followBlog } from './count-public-posts-from-memory'
import type { BlogArticle } from './get-post'
import { listLatestPosts } from './list-posts'
import { type BlogTag, listUsedTags } from './list-tags'
import type { BlogPost } from './select-post'

/** Pictures, and the names of tags and writers, change without a notice. */
const MAX_AGE_MS = 2_000

/** One more than is shown, as the post itself may be among them. */
const beside = inMemoryCopy('besidePosts', async (payload) => {
  const until = Date.now() + MAX_AGE_MS
  const [newest, tags] = await Promise.all([
    listLatestPosts(payload, RECENT_POSTS + 1),
    listUsedTags({ payload }, TAGS_IN_CLOUD),
  ])
  return { value: { newest, tags }, until }
})

const texts = inMemoryAnswers<Content>('postTexts', { maxAgeMs: MAX_AGE_MS, most: 200 })

/** Follows a change made in any process. Tags are listed by their counts, so those are read first. */
export async function followPosts(payload: Payload): Promise<void> {
  await followBlog(payload)
  await Promise.all([beside.follow(payload), texts.follow(payload)])
}

/** What else there is to read: the newest of the other posts, and the tags. Held in memory. */
export async function readRecentPostsAndTags(
  payload: Payload,
  id: number,
): Promise<{ recent: BlogPost[]; tags: BlogTag[] }> {
  const { newest, tags } = await beside.get(payload)
  return { recent: newest.filter((post) => post.id !== id).slice(0, RECENT_POSTS), tags }
}

/** The tags that posts are chosen by, with the chosen one: the same from memory, unless that is rare. */
export async function readTagCloud(payload: Payload, chosen: string | undefined): Promise<BlogTag[]> {
  const { tags } = await beside.get(payload)
  const isAmong = chosen === undefined || tags.some(({ route }) => route === chosen)
  return isAmong ? tags : listUsedTags({ payload }, TAGS_IN_CLOUD, chosen)
}

/** The text of a post with its pictures, as `ContentText` shows it. Held in memory by its version and language. */
export async function readPostText(
  payload: Payload,
  { body, id, updatedAt }: BlogArticle,
  locale: Locale,
): Promise<Content | null> {
  if (body === null) return null
  return texts.get(payload, [id, updatedAt, locale].join(), () => readContentWithPictures(payload, body))
}
