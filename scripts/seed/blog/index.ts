import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { createPost } from '@/modules/content/blog/operations/create-or-change-post'
import { postInput } from '@/modules/content/blog/schemas/posts'
import { fromMarkdown } from '@/modules/content/rich-text/engine/from-markdown'
import type { Content } from '@/modules/content/rich-text/rules/content'
import { createRecord } from '@/server/records'
import { requestOf } from '../request-as-person'
import { addPicture } from './add-picture'
import { auctionSheetParts } from './auction-sheet-parts'
import { BLOG_TAGS, type DemoPost, POSTS } from './posts'
import { respond } from './respond'

/** A demo text, written in Markdown, as the editor stores it. */
function richText(payload: Payload, markdown: string): Content | null {
  const read = fromMarkdown(payload, markdown)
  if (!read.ok) throw new Error(read.error)
  return read.value
}

/** A cover in the colours of a post: a road, a horizon and a sun, in another place on each. */
function coverOf([dark, light]: DemoPost['cover'], nth: number): Promise<Buffer> {
  const sun = 260 + ((nth * 397) % 760)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720">
    <rect width="1280" height="720" fill="${dark}"/>
    <circle cx="${sun}" cy="${250 + ((nth * 53) % 90)}" r="${90 + ((nth * 31) % 70)}" fill="${light}"/>
    <path d="M0 430 Q ${320 + nth * 60} ${330 + nth * 12} 640 420 T 1280 ${380 + nth * 10} V720 H0Z" fill="#0d1216" opacity="0.55"/>
    <path d="M${560 + nth * 30} 420 L${700 + nth * 30} 420 L1120 720 L220 720Z" fill="#0d1216" opacity="0.7"/>
    <path d="M${630 + nth * 30} 450 L670 720" stroke="#f4f1ea" stroke-width="8" stroke-dasharray="36 30" opacity="0.8"/>
  </svg>`
  return sharp(Buffer.from(svg)).webp({ quality: 82 }).toBuffer()
}

async function addCover(payload: Payload, post: DemoPost, nth: number): Promise<number> {
  const data = await coverOf(post.cover, nth)
  return addPicture(payload, { alt: '', data, name: `blog-cover-${nth + 1}.webp` })
}

/** The text of a post, with what it shows besides. */
async function bodyOf(payload: Payload, { body, hasParts }: DemoPost): Promise<Content | null> {
  const text = richText(payload, body)
  if (!text || !hasParts) return text
  return { root: { ...text.root, children: [...text.root.children, ...(await auctionSheetParts(payload))] } }
}

/** A few posts with covers, published a week apart; one of them in Russian as well, and two with comments. */
export async function seedBlog(payload: Payload): Promise<void> {
  for (const name of BLOG_TAGS) await createRecord(await requestOf(payload, 'admin'), 'blog-tags', { name })
  const posts: number[] = []
  for (const [nth, post] of POSTS.entries()) {
    const { inRussian, metaDescription, tags, title } = post
    const featuredImage = await addCover(payload, post, nth)
    const written = {
      title,
      metaDescription,
      tags,
      body: await bodyOf(payload, post),
      featuredImage,
      status: 'PUBLISHED',
    }
    const id = await createPost(await requestOf(payload, 'manager'), postInput.parse(written))
    posts.push(id)
    if (inRussian) await translate(payload, id, inRussian)
    const days = (POSTS.length - nth) * 7
    await payload.db.drizzle.execute(
      sql`UPDATE blog_posts SET published_at = now() - make_interval(days => ${days}) WHERE id = ${id}`,
    )
  }
  await respond(payload, posts)
}

async function translate(payload: Payload, id: number, inRussian: NonNullable<DemoPost['inRussian']>) {
  const { title, metaDescription } = postInput.parse(inRussian)
  const body = richText(payload, inRussian.body)
  await payload.update({
    collection: 'blog-posts',
    id,
    locale: 'ru',
    data: { title, metaDescription, body, _status: 'published' },
    req: await requestOf(payload, 'manager'),
    overrideAccess: true,
    depth: 0,
  })
}
