/** Which showrooms somebody is assigned to, as entered. */
export type Assigned = 'all' | number[] | null | undefined

/** The showrooms of a member of staff as stored; undefined if omitted. */
export function assignedShowroomFields(assigned: Assigned) {
  if (assigned === undefined) return {}
  return assigned === 'all'
    ? { allShowrooms: true, assignedShowrooms: [] }
    : { allShowrooms: false, assignedShowrooms: assigned ?? [] }
}
