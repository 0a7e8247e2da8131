export const applicationNotFound = 'Application not found'
export const applicationSubmitted = 'Application submitted successfully'
export const applicationStatusUpdated = 'Application status updated successfully'
export const shortlistStatusUpdated = 'Application shortlist status updated successfully'
export const noteUpdated = 'Application note updated successfully'
export const applicationDeleted = 'Application deleted successfully'
export const applicationWithdrawn = 'Application withdrawn successfully'
export const applicationRated = 'Application rated successfully'
export const stepUndone = 'Step undone'
export const signUpFirst = 'Please sign up as a user before applying for this job.'
export const applicationsChanged = (count: number): string =>
  count === 1 ? '1 application changed' : `${count} applications changed`
