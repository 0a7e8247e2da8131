import { PlainLink } from '@/ui/link'
import type { PublicReview } from '../queries/list-reviews'
import { ReviewCard } from './review-card'

/** Reviews that staff chose, each with the vehicle that it is about. */
export function ReviewStrip({ reviews, now }: { reviews: readonly PublicReview[]; now: Date }) {
  return (
    <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
      {reviews.map((review) => (
        <li key={review.id} className="flex flex-col gap-3 rounded-card border border-line bg-surface p-5">
          <ReviewCard review={review} now={now} />
          <PlainLink
            href={`/vehicles/${review.vehicleId}`}
            className="mt-auto py-2.5 text-14 font-medium text-link hover:underline"
          >
            {review.vehicleName}
          </PlainLink>
        </li>
      ))}
    </ul>
  )
}
