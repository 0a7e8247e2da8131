/** The showrooms of a member of staff as they are stored; nothing when they are left out. */
export function showroomFields(assigned: 'all' | number[] | null | undefined) {
  if (assigned === undefined) return {}
  return assigned === 'all'
    ? { allShowrooms: true, assignedShowrooms: [] }
    : { allShowrooms: false, assignedShowrooms: assigned ?? [] }
}
