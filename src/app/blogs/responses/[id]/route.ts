import { createLocalReq, type PayloadRequest } from 'payload'
import { AppError } from '@/kernel/errors'
import { parseWhole } from '@/kernel/numbers'
import { createComment } from '@/modules/content/blog/operations/create-change-or-remove-comment'
import { createRating } from '@/modules/content/blog/operations/create-change-or-remove-rating'
import { resolvePostUrl } from '@/modules/content/blog/queries/resolve-post-url'
import { contentIssues } from '@/modules/content/blog/rules/comment'
import {
  type CommentOrRatingOutcome,
  outcomeOf,
} from '@/modules/content/blog/rules/comment-and-rating-outcomes'
import { ratingFault } from '@/modules/content/blog/rules/rating'
import { postUrl } from '@/modules/content/publishing/rules/public-urls'
import { actorOf } from '@/server/actor-of'
import { headersForSession } from '@/server/headers-for-session'
import { redirectFromForm, refuseForeignForm } from '@/server/http/plain-form-response'
import { runningPayload } from '@/server/running-payload'
import { signedInUser } from '@/server/signed-in-user'

/**
 * A comment on a post, or a rating of it, from a form that was sent without script. Redirects to the post, which shows
 * what came of it; a guest is sent to the sign-in first.
 */
export async function POST(
  request: Request,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  const refused = refuseForeignForm(request)
  if (refused) return refused
  const id = parseWhole((await params).id)
  if (id === null || id < 1) return new Response('Not found', { status: 404 })
  const form = await request.formData().catch(() => null)
  const payload = runningPayload()
  const headers = headersForSession(request.headers)
  const user = await signedInUser(payload, headers)
  const req = await createLocalReq({ req: { headers }, user: user ?? undefined }, payload)
  const found = await resolvePostUrl(payload, String(id))
  if (!found) return new Response('Not found', { status: 404 })
  const post = 'movedTo' in found ? found.movedTo : postUrl(String(id))
  if ((await actorOf(req)).kind === 'guest')
    return redirectFromForm(`/auth/login?next=${encodeURIComponent(post)}`)
  const stars = form?.get('rating')
  return typeof stars === 'string'
    ? redirectFromForm(`${post}?response=${await rated(req, id, stars)}#rating`)
    : redirectFromForm(
        `${post}?response=${await commented(req, id, String(form?.get('content') ?? ''))}#comments`,
      )
}

async function commented(
  req: PayloadRequest,
  postId: number,
  content: string,
): Promise<CommentOrRatingOutcome> {
  const [wrong] = contentIssues(content, 'new')
  if (wrong) return outcomeOf(wrong.message) ?? 'failed'
  return attempt(() => createComment(req, postId, content), 'commented', 'failed')
}

async function rated(req: PayloadRequest, postId: number, stars: string): Promise<CommentOrRatingOutcome> {
  const rating = parseWhole(stars)
  if (ratingFault(rating)) return 'ratingRequired'
  return attempt(() => createRating(req, postId, Number(rating)), 'rated', 'ratingFailed')
}

/** The outcome of what is tried: a refusal by its message; anything else is a fault. */
async function attempt(
  write: () => Promise<unknown>,
  done: CommentOrRatingOutcome,
  failed: CommentOrRatingOutcome,
): Promise<CommentOrRatingOutcome> {
  try {
    await write()
    return done
  } catch (error) {
    if (error instanceof AppError) return outcomeOf(error.message) ?? failed
    throw error
  }
}
