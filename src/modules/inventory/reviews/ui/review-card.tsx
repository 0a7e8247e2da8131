import { agoInWords } from '@/kernel/time/ago-in-words'
import { Badge } from '@/ui/badge'
import type { PublicReview } from '../queries/list-reviews'
import * as words from './browser-words'
import { Stars } from './stars'

/** A review with who wrote it and when, and what the showroom answered. */
export function ReviewCard({ review, now }: { review: PublicReview; now: Date }) {
  const { author, comment, createdAt, rating, staffReply, title, verifiedPurchase } = review
  return (
    <article>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars rating={rating} />
        <span className="text-13 text-faint">
          {author}, {agoInWords(new Date(createdAt), now)}
        </span>
        {verifiedPurchase && <Badge tone="green">{words.verifiedPurchase}</Badge>}
      </p>
      <h3 dir="auto" className="mt-1 text-16 wrap-anywhere">
        {title}
      </h3>
      <p dir="auto" className="mt-1 max-w-text text-14 wrap-anywhere whitespace-pre-line">
        {comment}
      </p>
      {staffReply && (
        <p className="mt-3 max-w-text border-l-2 border-line pl-4 text-14 wrap-anywhere whitespace-pre-line text-soft">
          <span className="block text-13 font-semibold">{words.replyFromShowroom}</span>
          <bdi>{staffReply}</bdi>
        </p>
      )}
    </article>
  )
}
