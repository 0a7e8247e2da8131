/** Where jobs are listed. */
export const JOBS = '/jobs'

export const jobHref = (id: number): string => `${JOBS}/${id}`

/** What a reader chose of the list; all of it is in the URL. */
export type JobChoice = { title?: string; type?: string; mode?: string; locationId?: number; page?: number }

/** The URL of the list of jobs; what is as always is left out of it. */
export function jobsHref({ page = 1, ...filters }: JobChoice): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(filters)) if (value) params.set(name, String(value))
  if (page > 1) params.set('page', String(page))
  return params.size === 0 ? JOBS : `${JOBS}?${params}`
}
