export const topicPages = 'Topic pages'
export const topicPagesAbout = 'The site’s pages of text, and where its header and footer list them.'
export const newTopicPage = 'New topic page'
export const title = 'Title'
export const route = 'Route'
export const status = 'Status'
export const anyStatus = 'Any status'
export const published = 'Published'
export const draft = 'Draft'
export const newerDraft = 'Published, with a newer draft'
export const untitled = 'Untitled page'
export const footerColumn = 'Footer column'
export const anyColumn = 'Any column'
export const position = 'Position'
export const header = 'Header'
export const additionalPlan = 'Additional plan'
export const anyPlan = 'Either'
export const inIt = 'Listed there'
export const notInIt = 'Not listed'
export const yes = 'Yes'
export const changed = 'Changed'
export const noMatch = 'No topic page matches these filters'
export const noneYet = 'No topic pages yet'
export const createFirst = 'Write the first one.'
export const staffWithPermissionWrite = 'Staff who may create content write them.'
export const countOfPages = (count: number): string =>
  `${count} ${count === 1 ? 'topic page' : 'topic pages'}`
export const below = 'Below'

// What can be done to a page
export const actions = 'Actions'
export const edit = 'Edit'
export const editPage = (name: string): string => `Edit ${name}`
export const viewOnSite = 'View on site'
export const viewPageOnSite = (name: string): string => `View ${name} on the site`
export const deleteIt = 'Delete'
export const deletePage = (name: string): string => `Delete ${name}`
export const deleteAPage = 'Delete a topic page'
export const cannotBeUndone = (name: string): string =>
  `Delete ${name}? Readers will no longer find it, and this cannot be undone.`
export const goesToo = 'Its versions go too, and the redirects to it.'
