import { sql } from '@payloadcms/db-postgres'
import type { AuditWords } from '@/api/module'

/** How the audit log refers to jobs, applications and what became of them. */
export const applicationWords: AuditWords = {
  columns: {
    anonymized_at: 'Made anonymous',
    citizen: 'Citizenship',
    cover_letter_name: 'Cover letter',
    cover_letter_path: 'File of the cover letter',
    cover_letter_type: 'Kind of the cover letter',
    disqualifying: 'Answers that disqualify',
    from_value: 'Before',
    is_marked: 'With an answer that disqualifies',
    is_unpublished: 'Taken off the site',
    job_location: 'Location of the job',
    opening: 'Job',
    rejected_at: 'Rejected',
    rejection_mail_at: 'Applicant is written to',
    rejection_mail_sent_at: 'Applicant was written to',
    rejection_reason: 'Reason of the rejection',
    resume_name: 'Resume',
    resume_path: 'File of the resume',
    resume_type: 'Kind of the resume',
    stage_at: 'In this stage since',
    to_value: 'After',
  },
  names: {
    application_history: sql`concat('Application of ', (SELECT x.name FROM job_applications x WHERE x.id = t.application_id))`,
    job_applications: sql`concat_ws(', ', t.name, t.job_title)`,
  },
  gone: {
    job_applications: ({ job_title: title }) => (typeof title === 'string' ? title : null),
  },
}
