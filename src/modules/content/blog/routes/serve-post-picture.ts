import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { SHARE_SIZE } from '@/modules/inventory/catalogue/rules/share-picture-url'
import { limitHeavyWork } from '@/server/concurrency/limit-heavy-work'
import { isStorageKey, storage } from '@/server/storage'
import type { BlogPost } from '../queries/list-posts'
import { postShareUrl } from '../rules/blog-urls'

const STORED = /^\/media\/([^/]+)$/
const QUALITY = 78

/** The stored file of a picture of ours; null if there is none. */
async function fileOf(url: string | null): Promise<Buffer | null> {
  const name = STORED.exec(url ?? '')?.[1]
  const key = name && `media/${decodeURIComponent(name)}`
  const file = key && isStorageKey(key) ? await storage().get(key) : null
  return file && buffer(file.stream)
}

/**
 * Responds with the picture of shared links to a post, as a JPEG of the size that sites expect; any other query
 * redirects to its address. Undefined for a post without a picture.
 */
export async function servePostPicture(post: BlogPost, request: Request): Promise<Response | undefined> {
  const proper = postShareUrl(post.route ?? String(post.id), post.updatedAt)
  const { pathname, search } = new URL(request.url)
  if (search !== '' && proper !== pathname + search)
    return new Response(null, { status: 302, headers: { location: proper, 'cache-control': 'no-store' } })
  const etag = `"${Date.parse(post.updatedAt).toString(36)}"`
  const headers = {
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
    'x-content-type-options': 'nosniff',
    etag,
  }
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
  const file = await fileOf(post.featuredImageUrl)
  if (!file) return
  const data = await limitHeavyWork(() =>
    sharp(file)
      .resize({ ...SHARE_SIZE, fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: QUALITY, progressive: true })
      .toBuffer(),
  )
  return new Response(new Uint8Array(data), {
    headers: { ...headers, 'content-length': String(data.length) },
  })
}
