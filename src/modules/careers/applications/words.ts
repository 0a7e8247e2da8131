// Work for staff
export const newApplications = (count: string) =>
  count === '1' ? '1 new application' : `${count} new applications`
export const applicationsWork = 'New applications'
export const markedAnswer = 'With an answer that disqualifies'
export const anonymised = 'Anonymised applicant'
