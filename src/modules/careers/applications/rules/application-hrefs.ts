import { STAFF_APPLICATIONS } from '@/modules/careers/openings/rules/admin-urls'

/** Those that nobody has looked at yet. */
export const NEW_APPLICATIONS = `${STAFF_APPLICATIONS}?status=SUBMITTED`

export const staffApplicationHref = (id: number): string => `${STAFF_APPLICATIONS}/${id}`

/** Where people see what they have applied for. */
export const OWN_APPLICATIONS = '/dashboard/applications'

/** Where a file of an application is opened. */
export const applicationFileHref = (id: number, file: 'resume' | 'coverLetter'): string =>
  `/api/v1/jobs/applications/${id}/${file === 'resume' ? 'resume' : 'cover-letter'}`
