// Used in several places
export const blog = 'Blog'
export const posts = 'Posts'
export const comments = 'Comments'
export const tags = 'Tags'
export const title = 'Title'
export const status = 'Status'
export const draft = 'Draft'
export const published = 'Published'
export const writer = 'Writer'
export const rating = 'Rating'
export const actions = 'Actions'
export const untitled = 'Untitled post'
export const edit = 'Edit'
export const deleteIt = 'Delete'
export const viewOnSite = 'View on site'
export const nothing = '—'
export const cannotBeUndone = (what: string) =>
  `Are you sure you want to delete ${what}? This action cannot be undone.`

// List of posts
export const blogAbout =
  'News and advice for buyers, what they say about it, and the tags that posts are found by.'
export const createNew = 'Create New'
export const picture = 'Picture'
export const noPicture = 'No picture'
export const publishedAt = 'Published on'
export const notYet = 'Not yet'
export const waiting = 'Comments waiting'
export const countOfPosts = (count: string) => `${count} ${count === '1' ? 'post' : 'posts'}`
export const noPostMatches = 'No posts match these filters'
export const noPostsYet = 'No posts yet'
export const createFirst = 'Write the first one.'
export const staffWithPermissionWrite = 'Staff who may create content write them.'
export const view = 'View'
export const viewPost = (name: string) => `View '${name}' with its comments`
export const deleteAPost = 'Delete post'
export const thePost = (name: string) => `the post "${name}"`
export const goesToo = 'Its comments and ratings go with it.'
export const ratingText = (average: number, count: number) => `${average.toFixed(1)} (${count})`
export const waitingText = (count: number) => (count === 1 ? '1 comment waits' : `${count} comments wait`)

// Filters of posts
export const tag = 'Tag'
export const anyTag = 'Any tag'
export const anyStatus = 'Any status'
export const route = 'Route'
export const dateFrom = 'From'
export const dateTo = 'To'
export const commenting = 'Commenting'
export const ratings = 'Ratings'
export const either = 'Either'
export const allowed = 'Allowed'
export const notAllowed = 'Not allowed'

// One post
export const facts = 'Facts'
export const body = 'Text of the post'
export const noText = 'This post has no text yet.'
export const metaDescription = 'Meta description'
export const readingTime = 'Reading time'
export const minutes = (count: number) => (count === 1 ? '1 minute' : `${count} minutes`)
export const shown = 'Shown'
export const hidden = 'Hidden'
export const authorName = 'Author name'
export const publishDate = 'Publish date'
export const noRatings = 'Nobody has rated this post.'
export const ratingsText = (average: number, count: number) =>
  `${average.toFixed(1)} of 5 from ${count} ${count === 1 ? 'rating' : 'ratings'}`
export const starsText = (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`)
export const noCommentsOnPost = 'No comments on this post'

// Comments
export const commentsAbout =
  'Comments are public at once, unless they look like spam: those wait here until somebody has looked at them.'
export const comment = 'Comment'
export const author = 'Author'
export const post = 'Post'
export const written = 'Written'
export const approved = 'Approved'
export const notApproved = 'Not approved'
export const toCheck = 'To check'
export const spam = 'Spam'
export const notSpam = 'Not spam'
export const anyApproval = 'Any'
export const checking = 'Held'
export const heldOrNot = 'Any'
export const notHeld = 'Not held'
export const countOfComments = (count: string) => `${count} ${count === '1' ? 'comment' : 'comments'}`
export const noCommentMatches = 'No comments match these filters'
export const noCommentsYet = 'No comments yet'
export const readersWrite = 'Readers who are signed in comment on posts. Held comments wait here.'
export const approve = 'Approve'
export const hide = 'Hide'
export const markAsSpam = 'Mark as spam'
export const selectedComments = 'Selected comments'
export const deleteAComment = 'Delete comment'
export const deleteComments = (count: number) => `Delete ${count} comments`
export const confirmDeleteComment = cannotBeUndone('this comment')
export const confirmDeleteComments = (count: number) => cannotBeUndone(`these ${count} comments`)
export const ratingGoesToo = 'The rating by the same reader goes with it.'
export const commentDeleted = 'Comment deleted successfully!'
export const commentUpdated = 'Comment updated successfully!'
export const failedToDeleteComment = 'Failed to delete comment. Please try again.'
export const failedToUpdateComment = 'Failed to update comment. Please try again.'
export const commentsDeleted = (count: number) => `${count} comments deleted successfully!`
export const commentsUpdated = (count: number) => `${count} comments updated successfully!`
export const doneOf = (done: number, all: number, failed: string) => `${done} of ${all} done. ${failed}`
export const actOn = (verb: string, comment: string) => `${verb}: ${comment}`

// Tags
export const tagsAbout = 'What posts are about. Readers find posts by them.'
export const blogTag = 'Blog tag'
export const blogTags = 'Blog tags'
export const createTag = 'New blog tag'
export const tagName = 'Tag name'
export const routeHelp = 'From the name, unless you choose another'
export const publishedPosts = 'Published posts'
export const updated = 'Updated'
export const theTag = (name: string) => `the tag "${name}"`
