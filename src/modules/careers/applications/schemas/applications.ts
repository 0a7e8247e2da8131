import { z } from 'zod'
import { idField, idsField, looseText, optionalArea } from '@/input/fields'
import { addIssues } from '@/input/issues'
import { choiceQuery, dateQuery, pageQuery, textQuery, wholeQuery } from '@/input/list-query-fields'
import { checkText } from '@/kernel/field-checks'
import { type Issue, issue } from '@/kernel/issue'
import { isBlank } from '@/kernel/text/blank'
import { checkEmail } from '@/modules/accounts/people/rules/check-email'
import { checkCountry, checkPhone } from '@/modules/accounts/people/rules/check-person'
import { FILE_MESSAGES } from '../rules/application-files'
import { APPLICATION_LIMITS, BULK_MAX, RATING_MAX } from '../rules/application-limits'
import { APPLICATION_STATUSES, SHORTLIST_STATUSES } from '../rules/application-lists'

const PATH_MAX = 500

const given = z.strictObject({
  jobId: idField('Job'),
  name: looseText('Name'),
  email: looseText('Email'),
  phone: looseText('Phone'),
  country: looseText('Country'),
  citizen: looseText('Citizenship'),
  resumeUrl: looseText('Resume'),
  coverLetterUrl: looseText('Cover letter'),
  answers: z.record(z.string().max(200), z.string({ error: 'An answer must be text' }).nullish()).nullish(),
})

type Given = Pick<
  z.output<typeof given>,
  'name' | 'email' | 'phone' | 'country' | 'citizen' | 'resumeUrl' | 'coverLetterUrl'
>

/** Everything wrong with what somebody writes about themselves; their answers are checked with the job. */
export function applicantIssues({
  citizen,
  country,
  coverLetterUrl,
  email,
  name,
  phone,
  resumeUrl,
}: Given): Issue[] {
  const tooLong = (path: string, label: string, text: string | null | undefined) =>
    checkText(path, label, PATH_MAX, text)
  return [
    ...(isBlank(name)
      ? [issue('name', 'Name is required')]
      : checkText('name', 'Name', APPLICATION_LIMITS.name, name)),
    ...checkEmail(email),
    ...checkPhone(phone).map(({ message }) => issue('phone', message)),
    ...checkCountry(country),
    ...(isBlank(citizen)
      ? [issue('citizen', 'Citizenship is required')]
      : checkText('citizen', 'Citizenship', APPLICATION_LIMITS.citizen, citizen)),
    ...(isBlank(resumeUrl)
      ? [issue('resumeUrl', FILE_MESSAGES.resumeRequired)]
      : tooLong('resumeUrl', 'Resume', resumeUrl)),
    ...tooLong('coverLetterUrl', 'Cover letter', coverLetterUrl),
  ]
}

/** An application as it is sent; whose it is is known from the session. */
export const applicationInput = given.superRefine((input, context) =>
  addIssues(applicantIssues(input), context),
)
export type ApplicationInput = z.output<typeof applicationInput>

/** One of a few words, in either case. */
const word = <const T extends readonly string[]>(label: string, words: T) =>
  z
    .string({ error: ({ input }) => (input == null ? `${label} is required` : `${label} must be text`) })
    .transform((text, context): T[number] => {
      const found = words.find((one) => one === text.trim().toUpperCase())
      if (found !== undefined) return found
      context.issues.push({
        code: 'custom',
        message: `${label} must be one of ${words.join(', ')}`,
        input: text,
      })
      return z.NEVER
    })

const reason = optionalArea('Reason', APPLICATION_LIMITS.reason)
const status = word('Status', APPLICATION_STATUSES)
const shortlistStatus = word('Shortlist status', SHORTLIST_STATUSES)

/** A status, with the reason of a rejection, which stays among staff. */
export const applicationStatusInput = z.strictObject({ status, reason })
export const shortlistInput = z.strictObject({ shortlistStatus })
export const noteInput = z.strictObject({
  note: optionalArea('Note', APPLICATION_LIMITS.note),
  shortlistStatus: shortlistStatus.optional(),
})
export const ratingInput = z.strictObject({
  rating: z
    .number({ error: `Rating must be a number from 1 to ${RATING_MAX}` })
    .int(`Rating must be a number from 1 to ${RATING_MAX}`)
    .min(1, `Rating must be a number from 1 to ${RATING_MAX}`)
    .max(RATING_MAX, `Rating must be a number from 1 to ${RATING_MAX}`),
})

/** The line of the history that is undone: only the last one can be. */
export const undoInput = z.strictObject({ historyId: idField('Step') })

/** A move of several applications. */
export const bulkInput = z.strictObject({
  ids: idsField('Applications', BULK_MAX).min(1, 'Choose applications'),
  status,
  reason,
  /** Whether applicants are written to about the new stage. */
  notify: z.boolean({ error: 'Notify must be true or false' }).optional(),
})
export type BulkInput = z.output<typeof bulkInput>

export const APPLICATION_SORTS = ['newest', 'oldest', 'waiting', 'rating'] as const
export type ApplicationSort = (typeof APPLICATION_SORTS)[number]

/** The filters of the staff list of applications. */
export const applicationsFields = pageQuery().extend({
  jobId: wholeQuery('jobId', 1),
  jobTitle: textQuery('jobTitle'),
  applicantName: textQuery('applicantName'),
  status: choiceQuery('status', APPLICATION_STATUSES),
  shortlistStatus: choiceQuery('shortlistStatus', SHORTLIST_STATUSES),
  country: textQuery('country'),
  jobLocation: textQuery('jobLocation'),
  dateFrom: dateQuery('dateFrom'),
  dateTo: dateQuery('dateTo'),
  sort: choiceQuery('sort', APPLICATION_SORTS),
})

/** The same for the call, which refuses days in the wrong order. */
export const applicationsQuery = applicationsFields.refine(
  ({ dateFrom, dateTo }) => !dateFrom || !dateTo || dateFrom.slice(0, 10) <= dateTo.slice(0, 10),
  { path: ['dateTo'], message: 'dateTo must not be before dateFrom' },
)
export type ApplicationsQuery = z.output<typeof applicationsQuery>

export const ownApplicationsQuery = pageQuery()
