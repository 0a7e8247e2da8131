import type { Payload } from 'payload'
import { createComment } from '@/modules/content/blog/operations/create-change-or-remove-comment'
import { createRating } from '@/modules/content/blog/operations/create-change-or-remove-rating'
import { requestOf } from '../request-as-person'

type DemoResponse = {
  by: 'customer' | 'dealer'
  /** Which post, the oldest first. */
  post: number
  rating?: number
  comment: string
}

/** The last one looks like an advertisement, and waits for staff. */
const RESPONSES: readonly DemoResponse[] = [
  {
    by: 'customer',
    post: 0,
    rating: 5,
    comment: 'I had never understood the letters on the drawing. Now I ask for the sheet every time.',
  },
  {
    by: 'dealer',
    post: 0,
    rating: 4,
    comment: 'Good summary. I would add: compare the mileage with the service book.',
  },
  {
    by: 'customer',
    post: 1,
    rating: 4,
    comment: 'Clear at last. The port charges in Mombasa were what my agent had written.',
  },
  { by: 'dealer', post: 1, comment: 'Cheaper clearing at www.clearing.example, write to me today' },
]

/** Comments and ratings by the demo people, written like any others. */
export async function respond(payload: Payload, posts: readonly number[]): Promise<void> {
  for (const { by, comment, post, rating } of RESPONSES) {
    const id = posts[post]
    if (id === undefined) continue
    const req = await requestOf(payload, by)
    await createComment(req, id, comment)
    if (rating !== undefined) await createRating(req, id, rating)
  }
}
