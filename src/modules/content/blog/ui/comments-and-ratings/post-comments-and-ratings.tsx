import { Link } from '@/ui/link'
import { Section } from '@/ui/page-parts'
import type { BlogArticle } from '../../queries/get-post'
import type { PostCommentsAndRatings as Responses } from '../../queries/read-post-comments-and-ratings'
import { urlOfPost } from '../../rules/blog-urls'
import * as words from './browser-words'
import { CommentForm } from './comment-form'
import { CommentList } from './comment-list'
import { OwnComment } from './own-comment'
import { RatingForm } from './rating-form'

type Props = {
  post: BlogArticle
  responses: Responses
  /** Name and e-mail address of whoever is signed in; null for a guest. */
  author: { name: string; email: string } | null
  /** What a form that was sent without script came to. */
  message?: string
  now: Date
}

/** What readers say about a post: its rating, and comments. */
export function PostCommentsAndRatings({ message, ...props }: Props) {
  const { post, responses } = props
  const isSilent = !post.commentingEnabled && responses.total === 0 && !responses.ownComment
  return (
    <>
      {message && (
        <p role="status" className="mt-8 rounded-card border border-line bg-surface p-3 text-14">
          {message}
        </p>
      )}
      {(post.ratingEnabled || post.ratings > 0) && <Ratings {...props} />}
      {!isSilent && <Comments {...props} />}
    </>
  )
}

const signInHref = (post: BlogArticle, part: string): string =>
  `/auth/login?next=${encodeURIComponent(`${urlOfPost(post)}#${part}`)}`

function Ratings({ author, post, responses }: Omit<Props, 'message'>) {
  return (
    <Section id="rating" title={words.rating} className="no-print mt-10 border-t border-line pt-8">
      <p className="mb-3 text-14 text-soft">
        {post.averageRating === null
          ? words.noRatings
          : words.averageRating(post.averageRating, post.ratings)}
      </p>
      {post.ratingEnabled &&
        (author ? (
          <RatingForm key={responses.ownRating?.rating} postId={post.id} own={responses.ownRating} />
        ) : (
          <Link href={signInHref(post, 'rating')} className="inline-block py-2.5 text-14">
            {words.signInToRate}
          </Link>
        ))}
    </Section>
  )
}

function Comments({ author, now, post, responses }: Omit<Props, 'message'>) {
  const { comments, ownComment, ownRating, total } = responses
  const others = comments.filter(({ id }) => id !== ownComment?.id)
  const isOwnCounted = ownComment?.isApproved ? 1 : 0
  return (
    <Section id="comments" title={words.comments(total)} className="mt-10 border-t border-line pt-8">
      <div className="no-print mb-8">
        {ownComment ? (
          <OwnComment key={ownComment.updatedAt} comment={ownComment} hasRated={ownRating !== null} />
        ) : (
          <WriteComment author={author} post={post} />
        )}
      </div>
      {others.length > 0 && (
        <CommentList postId={post.id} newest={others} total={total - isOwnCounted} now={now} />
      )}
      {others.length === 0 && !ownComment && <p className="text-14 text-soft">{words.noComments}</p>}
    </Section>
  )
}

function WriteComment({ author, post }: Pick<Props, 'author' | 'post'>) {
  if (!post.commentingEnabled) return <p className="text-14 text-soft">{words.commentsClosed}</p>
  if (author) return <CommentForm postId={post.id} author={author} />
  return (
    <p className="text-14">
      {words.signInRequired}.{' '}
      <Link href={signInHref(post, 'comments')} className="inline-block py-2.5 font-semibold">
        {words.signIn}
      </Link>
    </p>
  )
}
