/** References from openings and applications that prevent other records from being deleted. */
export const openingUses = [
  { of: 'showroom-offices', table: 'openings', column: 'location_id', what: 'job' },
  { of: 'openings', table: 'job_applications', column: 'opening_id', what: 'application' },
]
