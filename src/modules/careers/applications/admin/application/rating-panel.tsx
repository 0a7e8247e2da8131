import { RATING_MAX } from '../../rules/application-limits'
import css from './application.module.css'
import type { ApplicationData } from './read-application-screen'
import * as words from './words'

const RATINGS = Array.from({ length: RATING_MAX }, (_unused, index) => index + 1)

type Props = Pick<ApplicationData, 'ratings'> & {
  own: number | null
  mayRate: boolean
  onRate: (rating: number) => void
}

/** The viewer's rating, and those of others once there is one. */
export function RatingPanel({ mayRate, onRate, own, ratings }: Props) {
  const others = ratings.filter(({ isOwn }) => !isOwn)
  return (
    <section className={css.panel}>
      <h2>{words.rating}</h2>
      {mayRate && (
        <fieldset className={css.rating}>
          <legend>{words.yourRating}</legend>
          {RATINGS.map((rating) => (
            <label key={rating}>
              <input
                checked={own === rating}
                name="rating"
                onChange={() => onRate(rating)}
                type="radio"
                value={rating}
              />
              {rating}
            </label>
          ))}
        </fieldset>
      )}
      {own === null ? (
        <p className={css.under}>{words.othersHidden}</p>
      ) : (
        <ul className={css.plain}>
          {others.map(({ by, rating }) => (
            <li key={by}>{words.ratedBy(by, rating)}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
