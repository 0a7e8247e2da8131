// Comments that wait for staff
export const commentsToCheck = (count: string) =>
  count === '1' ? '1 comment to check' : `${count} comments to check`
export const commentWork = 'Comments to check'

// Search across the back office
export const untitledPost = 'Untitled post'
export const draft = 'Draft'
export const published = 'Published'
