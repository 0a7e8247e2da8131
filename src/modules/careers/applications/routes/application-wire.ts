import { z } from 'zod'
import { timestamp } from '@/api/answer-schemas'
import { QUESTION_REQUIREMENTS, QUESTION_TYPES } from '@/modules/careers/openings/rules/opening-lists'
import type { Application } from '../queries/list-applications'
import { answersByName } from '../rules/application-answers'
import { applicationFileHref } from '../rules/application-hrefs'
import { APPLICATION_STAGES, APPLICATION_STATUSES, SHORTLIST_STATUSES } from '../rules/application-lists'

const text = z.string().nullable()

const answeredQuestion = z
  .object({
    questionId: z.string(),
    question: z.string(),
    type: z.enum(QUESTION_TYPES),
    requirement: z.enum(QUESTION_REQUIREMENTS),
    answer: z.string(),
    // For staff alone.
    disqualifies: z.boolean().optional(),
  })
  .meta({ id: 'ScreeningAnswer' })

const common = {
  id: z.int(),
  jobId: z.int(),
  jobTitle: z.string(),
  jobLocation: z.string(),
  status: z.enum(APPLICATION_STATUSES),
  name: text,
  email: text,
  phone: text,
  country: text,
  citizen: text,
  resumeUrl: text,
  resumeName: text,
  coverLetterUrl: text,
  coverLetterName: text,
  // By question_{id}, as they are sent.
  answers: z.record(z.string(), z.string()),
  // With the questions as they were asked; '' where one was left out.
  answeredQuestions: z.array(answeredQuestion),
  createdAt: timestamp,
  updatedAt: timestamp,
}

/** An application as its applicant sees it: nothing of what staff note. */
export const ownApplicationRecord = z.object(common).meta({ id: 'OwnJobApplication' })

export const ratingRecord = z
  .object({ by: z.string(), rating: z.int(), isOwn: z.boolean() })
  .meta({ id: 'ApplicationRating' })

/** An application as staff see it. */
export const applicationRecord = z
  .object({
    ...common,
    applicantName: text,
    stage: z.enum(APPLICATION_STAGES),
    stageAt: timestamp,
    shortlistStatus: z.enum(SHORTLIST_STATUSES),
    // Whether an answer is one that disqualifies.
    isMarked: z.boolean(),
    note: text,
    rejectedAt: text,
    rejectionReason: text,
    rejectionMailAt: text,
    rejectionMailSentAt: text,
    anonymizedAt: text,
    // Those of others only once the caller has rated.
    ratings: z.array(ratingRecord),
  })
  .meta({ id: 'JobApplication' })

type Rating = { applicationId: number; by: string; rating: number; isOwn: boolean }

function commonOf(application: Application, isStaff: boolean): z.input<typeof ownApplicationRecord> {
  const { answers, coverLetterName, coverLetterPath, id, openingId, resumeName, resumePath } = application
  const { citizen, country, createdAt, email, jobLocation, jobTitle, name, phone, status, updatedAt } =
    application
  const hrefOf = (file: 'resume' | 'coverLetter', path: string | null) =>
    path ? applicationFileHref(id, file) : null
  return {
    ...{ id, jobTitle, jobLocation, status, name, email, phone, country, citizen, createdAt, updatedAt },
    jobId: openingId,
    resumeUrl: hrefOf('resume', resumePath),
    resumeName,
    coverLetterUrl: hrefOf('coverLetter', coverLetterPath),
    coverLetterName,
    answers: answersByName(answers),
    answeredQuestions: answers.map(({ disqualifies, options: _, tags: __, ...given }) => ({
      ...given,
      ...(isStaff && { disqualifies }),
    })),
  }
}

/** An application for its applicant. A rejection is known to them once they were written to. */
export function toApplicant(application: Application): z.input<typeof ownApplicationRecord> {
  const isHidden = application.status === 'REJECTED' && application.rejectionMailSentAt === null
  const hidden = { status: application.stage, updatedAt: application.stageAt }
  return { ...commonOf(application, false), ...(isHidden && hidden) }
}

/** An application for staff, with the ratings that they may see. */
export const toStaff = (
  application: Application,
  ratings: readonly Rating[],
): z.input<typeof applicationRecord> => ({
  ...commonOf(application, true),
  applicantName: application.name,
  stage: application.stage,
  stageAt: application.stageAt,
  shortlistStatus: application.shortlistStatus,
  isMarked: application.isMarked,
  note: application.note,
  rejectedAt: application.rejectedAt,
  rejectionReason: application.rejectionReason,
  rejectionMailAt: application.rejectionMailAt,
  rejectionMailSentAt: application.rejectionMailSentAt,
  anonymizedAt: application.anonymizedAt,
  ratings: ratings
    .filter(({ applicationId }) => applicationId === application.id)
    .map(({ by, isOwn, rating }) => ({ by, isOwn, rating })),
})
