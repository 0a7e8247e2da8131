/** Where staff see applications. */
export const STAFF_APPLICATIONS = '/admin/careers/applications'

export const staffApplicationHref = (id: number): string => `${STAFF_APPLICATIONS}/${id}`

/** Where people see what they have applied for. */
export const OWN_APPLICATIONS = '/dashboard/applications'

/** Where a file of an application is opened. */
export const applicationFileHref = (id: number, file: 'resume' | 'coverLetter'): string =>
  `/api/v1/jobs/applications/${id}/${file === 'resume' ? 'resume' : 'cover-letter'}`
