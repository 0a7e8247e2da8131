/** Where staff see jobs; their form has addresses below. */
export const STAFF_JOBS = '/admin/careers'

/** Where staff see those who applied. */
export const STAFF_APPLICATIONS = `${STAFF_JOBS}/applications`

/** Those who applied for one job. */
export const applicationsOfJob = (id: number): string => `${STAFF_APPLICATIONS}?jobId=${id}`

/** The form of a new job. */
export const NEW_JOB = `${STAFF_JOBS}/jobs/create`

export const editJobUrl = (id: number): string => `${STAFF_JOBS}/jobs/edit/${id}`

/** The form to look at, which changes nothing. */
export const viewJobUrl = (id: number): string => `${STAFF_JOBS}/jobs/${id}`
