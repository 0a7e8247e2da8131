import { RATINGS } from '../rules/review'
import { starsText } from '../rules/stars-text'

/** Stars, read as 'n of 5 stars'. Halves are rounded to whole stars; the figure stands beside them. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span className="text-16 tracking-widest whitespace-nowrap text-amber">
      <span aria-hidden>
        {RATINGS.map((star) => (
          <span key={star} className={star > Math.round(rating) ? 'opacity-35' : undefined}>
            ★
          </span>
        ))}
      </span>
      <span className="sr-only">{starsText(rating)}</span>
    </span>
  )
}
