import type { ReactNode } from 'react'
import { ContentText } from '@/modules/content/blocks/ui/content-text'
import { type BlogArticle, listLatestPosts } from '@/modules/content/blog/queries/list-posts'
import { listUsedTags } from '@/modules/content/blog/queries/list-tags'
import { readPostResponses } from '@/modules/content/blog/queries/read-post-responses'
import { urlOfPost } from '@/modules/content/blog/rules/blog-urls'
import { RECENT_POSTS, TAGS_IN_CLOUD } from '@/modules/content/blog/rules/limits'
import { responseMessage } from '@/modules/content/blog/rules/response-outcomes'
import { PostPage } from '@/modules/content/blog/ui/post-page'
import { PostResponses } from '@/modules/content/blog/ui/responses/post-responses'
import { readShownContent } from '@/modules/content/rich-text/queries/read-shown-content'
import { env } from '@/server/env'
import { actorOf } from '@/server/permissions'
import { runningPayload } from '@/server/running-payload'
import { signedInPerson } from '../dashboard/signed-in-person'
import { pageUnit } from '../page-deliver-to-and-unit'

type Props = {
  post: BlogArticle
  /** What a form that was sent without script came to, as the URL has it. */
  outcome?: unknown
  /** Above a post that is not public yet, which nobody responds to. */
  note?: ReactNode
}

/** A post with what is read beside it. */
export async function ShownPost({ post, note, outcome }: Props) {
  const payload = runningPayload()
  const [content, recent, tags, unit] = await Promise.all([
    post.body && readShownContent(payload, post.body),
    listLatestPosts(payload, RECENT_POSTS, { except: post.id }),
    listUsedTags({ payload }, TAGS_IN_CLOUD),
    pageUnit(),
  ])
  return (
    <PostPage
      post={post}
      text={content && <ContentText payload={payload} unit={unit} content={content} />}
      recent={recent}
      tags={tags}
      url={env().SERVER_URL + urlOfPost(post)}
      responses={!note && <Responses post={post} outcome={outcome} />}
      note={note}
    />
  )
}

async function Responses({ outcome, post }: Props) {
  const person = await signedInPerson()
  const actor = person ? await actorOf(person.req) : ({ kind: 'guest' } as const)
  const { email, firstName, lastName } = person?.account ?? {}
  const name = [firstName, lastName].filter(Boolean).join(' ')
  return (
    <PostResponses
      post={post}
      responses={await readPostResponses(runningPayload().db.drizzle, post.id, actor)}
      author={email ? { name, email } : null}
      message={responseMessage(outcome)}
      now={new Date()}
    />
  )
}
