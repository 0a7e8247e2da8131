import { serveBlogFeed } from '@/modules/content/blog/routes/blog-feed'
import { env } from '@/server/env'
import { runningPayload } from '@/server/running-payload'

/** The newest posts, for feed readers. */
export const GET = (): Promise<Response> => serveBlogFeed(runningPayload(), env().SERVER_URL)
