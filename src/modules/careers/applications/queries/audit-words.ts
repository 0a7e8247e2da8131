import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { AuditWords, GoneName } from '@/api/module'

const stepOf = (job: string): string => `Step of an application: ${job}`
const ratingOf = (job: string): string => `Rating of an application: ${job}`

/** A record of an application by its job: the applicant is no name for what others noted. */
const named = (words: (job: string) => string): SQL =>
  sql`${words('')} || (SELECT x.job_title FROM job_applications x WHERE x.id = t.application_id)`

const goneWith =
  (words: (job: string) => string): GoneName =>
  ({ application_id: id }) => ({ table: 'job_applications', id, words })

/** How the audit log refers to jobs, applications and what became of them. */
export const applicationWords: AuditWords = {
  columns: {
    actor_kind: 'Done by',
    anonymized_at: 'Made anonymous',
    citizen: 'Citizenship',
    cover_letter_name: 'Cover letter',
    cover_letter_path: 'File of the cover letter',
    cover_letter_type: 'File type of the cover letter',
    disqualifying: 'Answers that disqualify',
    from_value: 'Before',
    is_marked: 'With an answer that disqualifies',
    is_unpublished: 'Taken off the site',
    job_location: 'Location of the job',
    opening: 'Job',
    rejected_at: 'Rejected',
    rejection_mail_at: 'Applicant is written to',
    rejection_mail_sent_at: 'Applicant was written to',
    rejection_reason: 'Reason for the rejection',
    resume_name: 'Resume',
    resume_path: 'File of the resume',
    resume_type: 'File type of the resume',
    stage_at: 'In this stage since',
    to_value: 'After',
  },
  names: {
    application_history: named(stepOf),
    application_ratings: named(ratingOf),
    job_applications: sql`concat_ws(', ', t.name, t.job_title)`,
  },
  gone: {
    application_history: goneWith(stepOf),
    application_ratings: goneWith(ratingOf),
    job_applications: ({ job_title: title }) => (typeof title === 'string' ? title : null),
  },
}
