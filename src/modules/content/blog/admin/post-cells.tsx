import Link from 'next/link'
import type { StaffPost } from '../queries/list-staff-posts'
import { commentsOfPost } from '../rules/admin-urls'
import blog from './blog.module.css'
import * as words from './words'

export const titleOf = ({ title }: Pick<StaffPost, 'title'>): string => title || words.untitled

/** The post's picture, of 16:9. */
export const PostPicture = ({ picture }: Pick<StaffPost, 'picture'>) =>
  picture ? (
    <img alt="" className={blog.picture} height={36} loading="lazy" src={picture} width={64} />
  ) : (
    <span className={blog.picture}>
      <span className={blog.unseen}>{words.noPicture}</span>
    </span>
  )

export const ratingOf = ({ averageRating, ratings }: StaffPost): string =>
  averageRating === null ? words.nothing : words.ratingText(averageRating, ratings)

/** How many comments wait for staff, with the way to the post's comments. */
export const WaitingComments = ({ id, toCheck }: StaffPost) =>
  toCheck === 0 ? words.nothing : <Link href={`${commentsOfPost(id)}&toCheck=true`}>{toCheck}</Link>
