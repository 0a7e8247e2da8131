import { z } from 'zod'
import { timestamp } from '@/api/answer-schemas'
import type { OwnData } from '@/api/module'
import { listOwnApplications } from '../queries/list-applications'
import { toApplicant } from './application-wire'

const text = z.string().nullable()

/** How many a person can have: each job once. */
const MOST = 1_000

/** Applications in the export of one’s own data. */
export const ownApplicationsData: OwnData = {
  key: 'jobApplications',
  shape: z.array(
    z.object({
      jobTitle: z.string(),
      jobLocation: z.string(),
      status: z.string(),
      name: text,
      email: text,
      phone: text,
      country: text,
      citizen: text,
      resume: text,
      coverLetter: text,
      answers: z.array(z.object({ question: z.string(), answer: z.string() })),
      createdAt: timestamp,
    }),
  ),
  read: async (db, userId) => {
    const { rows } = await listOwnApplications(db, userId, { page: 1, limit: MOST })
    return rows.map(toApplicant).map(({ answeredQuestions, coverLetterName, resumeName, ...application }) => {
      const { citizen, country, createdAt, email, jobLocation, jobTitle, name, phone, status } = application
      return {
        ...{ jobTitle, jobLocation, status, name, email, phone, country, citizen, createdAt },
        resume: resumeName,
        coverLetter: coverLetterName,
        answers: answeredQuestions.map(({ answer, question }) => ({ question, answer })),
      }
    })
  },
}
