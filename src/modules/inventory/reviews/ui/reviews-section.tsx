'use client'

import { useState } from 'react'
import { Button } from '@/ui/button'
import { fetchPublic } from '@/ui/client/fetch-public'
import { Section } from '@/ui/page-parts'
import { toast } from '@/ui/toast'
import type { PublicReview } from '../queries/list-reviews'
import { RATINGS, type ReviewStats, reviewsText } from '../rules/review'
import { starsText } from '../rules/stars-text'
import * as words from './browser-words'
import { ReviewCard } from './review-card'
import { Stars } from './stars'
import { WriteReviewButton } from './write-review-button'

/** All stars, and the newest texts. */
type Props = { stats: ReviewStats; newest: PublicReview[]; vehicleId: number; now: Date }

/** Reviews of a vehicle: the average with how it came about, the texts, and a way to write one. */
export function ReviewsSection({ stats, newest, vehicleId, now }: Props) {
  const { isBusy, more, reviews } = useMore(vehicleId, newest, stats.count)
  return (
    <Section id="reviews" title={words.reviews} className="no-print mt-12">
      {stats.count === 0 ? (
        <div className="max-w-[28rem]">
          <p className="mb-4 text-14 text-soft">{words.nobodyHasReviewedThisVehicle}</p>
          <WriteReviewButton vehicleId={vehicleId} />
        </div>
      ) : (
        <div className="grid gap-8 md:grid-cols-[15rem_minmax(0,1fr)]">
          <div>
            <Summary stats={stats} />
            <WriteReviewButton vehicleId={vehicleId} />
          </div>
          <div>
            <ul className="flex flex-col gap-6">
              {reviews.map((review) => (
                <li key={review.id}>
                  <ReviewCard review={review} now={now} />
                </li>
              ))}
            </ul>
            {reviews.length < stats.count && (
              <Button className="mt-6" disabled={isBusy} onClick={more}>
                {isBusy ? words.loading : words.moreReviews}
              </Button>
            )}
          </div>
        </div>
      )}
    </Section>
  )
}

function Summary({ stats: { average, count, histogram } }: { stats: ReviewStats }) {
  return (
    <div className="mb-6">
      <p className="flex items-baseline gap-3">
        <span className="text-31 font-bold tabular-nums">{average?.toFixed(1)}</span>
        <Stars rating={average ?? 0} />
      </p>
      <p className="text-13 text-faint">{reviewsText(count)}</p>
      <ul className="mt-3 flex flex-col gap-1 text-13 tabular-nums">
        {RATINGS.toReversed().map((rating) => (
          <li key={rating} className="grid grid-cols-[2rem_minmax(0,1fr)_2rem] items-center gap-2">
            <span aria-hidden>{rating} ★</span>
            <span aria-hidden className="h-2 overflow-hidden rounded-full bg-plate">
              <span
                className="block h-full bg-amber forced-color-adjust-none"
                style={{ width: `${(100 * histogram[rating]) / count}%` }}
              />
            </span>
            <span className="text-right text-faint">
              <span className="sr-only">{starsText(rating)}: </span>
              {histogram[rating]}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

const NOT_LOADED = words.reviewsCouldNotBeLoaded

/** Further reviews, a page at a time; one that moved meanwhile is not shown twice. */
function useMore(vehicleId: number, newest: PublicReview[], count: number) {
  const [fetched, setFetched] = useState<PublicReview[]>([])
  const [page, setPage] = useState(1)
  const [isBusy, setBusy] = useState(false)
  const known = new Set(newest.map(({ id }) => id))
  const reviews = [...newest, ...fetched.filter(({ id }) => !known.has(id))]
  const more = async () => {
    setBusy(true)
    try {
      const search = `page=${page + 1}&limit=${newest.length}`
      const answer = await fetchPublic('/api/v1/vehicle-reviews/vehicle/{id}', { id: vehicleId, search })
      if (!answer.ok) return toast(NOT_LOADED, 'warning')
      const { data } = answer.body
      setFetched((before) => [...before, ...data.filter(({ id }) => before.every((one) => one.id !== id))])
      setPage(page + 1)
    } catch {
      toast(NOT_LOADED, 'warning')
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, more, reviews: reviews.slice(0, count) }
}
