import type { ReactNode } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { LocalTime } from '@/ui/back-office/time/local-time'
import type { BlogArticle } from '../queries/get-post'
import blog from './blog.module.css'
import * as words from './words'

/** How often a post was given how many stars. */
export type RatingCounts = readonly { rating: number; count: number }[]

const shownOr = (isShown: boolean): string => (isShown ? words.shown : words.hidden)
const allowedOr = (isAllowed: boolean): string => (isAllowed ? words.allowed : words.notAllowed)

const factsOf = (post: BlogArticle): [string, ReactNode][] => [
  [words.writer, post.writerName || words.nothing],
  [words.publishedAt, post.publishedAt ? <LocalTime iso={post.publishedAt} key="published" /> : words.notYet],
  [words.updated, <LocalTime iso={post.updatedAt} key="updated" />],
  [words.route, post.route || words.nothing],
  [words.tags, post.tags.map(({ name }) => name).join(', ') || words.nothing],
  [words.metaDescription, post.metaDescription || words.nothing],
  [words.readingTime, words.minutes(post.readingMinutes)],
  [words.commenting, allowedOr(post.commentingEnabled)],
  [words.ratings, allowedOr(post.ratingEnabled)],
  [words.authorName, shownOr(post.showAuthorName)],
  [words.publishDate, shownOr(post.showPublishDate)],
]

/** What is known of a post besides its text. */
export const PostFacts = ({ post }: { post: BlogArticle }) => (
  <section className={styles.section}>
    <h2>{words.facts}</h2>
    <dl className={blog.facts}>
      {factsOf(post).map(([title, fact]) => (
        <div className={blog.fact} key={title}>
          <dt>{title}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  </section>
)

type RatingsProps = { counts: RatingCounts; post: BlogArticle }

/** What readers think of a post, in stars. */
export const PostRatings = ({ counts, post: { averageRating, ratings } }: RatingsProps) => (
  <section className={styles.section}>
    <h2>{words.ratings}</h2>
    <p>{averageRating === null ? words.noRatings : words.ratingsText(averageRating, ratings)}</p>
    <dl className={blog.facts}>
      {counts.map(({ count, rating }) => (
        <div className={blog.fact} key={rating}>
          <dt>{words.starsText(rating)}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  </section>
)
