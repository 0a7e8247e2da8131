import type { Application, listRatings } from '../../queries/list-applications'
import type { ApplicationStage, ApplicationStatus, ShortlistStatus } from '../../rules/application-lists'
import * as words from './words'

/** An application as its line or its card shows it: plain data, for the browser. */
export type ApplicationLine = {
  id: number
  name: string
  job: string
  place: string
  status: ApplicationStatus
  stage: ApplicationStage
  /** Whether it is rejected and the applicant was not written to yet: it can be undone without a word. */
  isRejectionPending: boolean
  shortlist: ShortlistStatus
  isMarked: boolean
  country: string
  createdAt: string
  stageAt: string
  /** As the viewer may see it: in words, or nothing. */
  rating: string
}

type Ratings = Awaited<ReturnType<typeof listRatings>>

function ratingIn(ratings: Ratings, id: number): string {
  const given = ratings.filter(({ applicationId }) => applicationId === id).map(({ rating }) => rating)
  if (given.length === 0) return words.nothing
  return words.ratingOf(given.reduce((sum, one) => sum + one, 0) / given.length, given.length)
}

/** The line of an application, with the ratings that the viewer may see. */
export const applicationLine = (application: Application, ratings: Ratings): ApplicationLine => ({
  id: application.id,
  name: application.name ?? words.anonymised,
  job: application.jobTitle,
  place: application.jobLocation,
  status: application.status,
  stage: application.stage,
  isRejectionPending: application.status === 'REJECTED' && application.rejectionMailSentAt === null,
  shortlist: application.shortlistStatus,
  isMarked: application.isMarked,
  country: application.country ?? words.nothing,
  createdAt: application.createdAt,
  stageAt: application.stageAt,
  rating: ratingIn(ratings, application.id),
})
