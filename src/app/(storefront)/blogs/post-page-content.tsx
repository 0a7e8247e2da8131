import type { ReactNode } from 'react'
import type { Locale } from '@/kernel/languages/languages'
import { ContentText } from '@/modules/content/blocks/ui/content-text'
import type { BlogArticle } from '@/modules/content/blog/queries/get-post'
import { readPostCommentsAndRatings } from '@/modules/content/blog/queries/read-post-comments-and-ratings'
import {
  readPostText,
  readRecentPostsAndTags,
} from '@/modules/content/blog/queries/read-posts-and-tags-from-memory'
import { urlOfPost } from '@/modules/content/blog/rules/blog-urls'
import { outcomeMessage } from '@/modules/content/blog/rules/comment-and-rating-outcomes'
import { PostCommentsAndRatings } from '@/modules/content/blog/ui/comments-and-ratings/post-comments-and-ratings'
import { PostPage } from '@/modules/content/blog/ui/post-page'
import { readContentWithPictures } from '@/modules/content/rich-text/queries/read-content-with-pictures'
import { actorOf } from '@/server/actor-of'
import { env } from '@/server/env'
import { runningPayload } from '@/server/running-payload'
import { signedInPerson } from '../dashboard/signed-in-person'
import { pageUnit } from '../page-unit'

type Props = {
  post: BlogArticle
  /** What its text is read in. */
  locale: Locale
  /** What a form that was sent without script came to, as the URL has it. */
  outcome?: unknown
  /** Above a post that is not public yet, which nobody responds to. */
  note?: ReactNode
}

/** A post with what is read beside it. */
export async function PostPageContent({ post, locale, note, outcome }: Props) {
  const payload = runningPayload()
  const [content, { recent, tags }, unit] = await Promise.all([
    // A draft is read as it is now.
    note ? post.body && readContentWithPictures(payload, post.body) : readPostText(payload, post, locale),
    readRecentPostsAndTags(payload, post.id),
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

async function Responses({ outcome, post }: Pick<Props, 'outcome' | 'post'>) {
  const person = await signedInPerson()
  const actor = person ? await actorOf(person.req) : ({ kind: 'guest' } as const)
  const { email, firstName, lastName } = person?.account ?? {}
  const name = [firstName, lastName].filter(Boolean).join(' ')
  return (
    <PostCommentsAndRatings
      post={post}
      responses={await readPostCommentsAndRatings(runningPayload().db.drizzle, post, actor)}
      author={email ? { name, email } : null}
      message={outcomeMessage(outcome)}
      now={new Date()}
    />
  )
}
