export const scheduleSaved = 'Schedule saved'
export const scheduleRemoved = 'Schedule removed'
export const restoredAsDraft = 'Version restored as a draft. What readers see has not changed.'
export const restoredAndPublished = 'Version restored and published'
