export const scheduleSaved = 'Schedule saved'
export const scheduleRemoved = 'Schedule removed'
const restoredAsDraft = 'Version restored as a draft. What readers see has not changed.'
const restoredAndPublished = 'Version restored and published'

/** @param missing how many pictures of the version have been deleted */
export function restored(isPublished: boolean, missing: number): string {
  const done = isPublished ? restoredAndPublished : restoredAsDraft
  if (missing === 0) return done
  const lost = missing === 1 ? '1 of its pictures has' : `${missing} of its pictures have`
  return `${done.replace(/\.$/, '')}. ${lost} been deleted: choose others, or remove them.`
}
