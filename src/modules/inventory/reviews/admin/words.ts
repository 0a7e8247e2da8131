// Used in several places
export const stars = 'Stars'
export const approved = 'Approved'
export const homePage = 'Home page'
export const reviews = 'Reviews'

// Review actions
export const onceApproved = 'Once approved'
export const shown = 'Shown'
export const no = 'No'
export const showOnHomePage = (title: string) => `Show '${title}' on the home page`
export const failedToUpdateVisibility = 'Failed to update visibility.'
export const hide = 'Hide'
export const approve = 'Approve'
export const reply = 'Reply'
export const replyTo = (title: string) => `Reply to '${title}'`

// Review dialogs
export const failedToDeleteReview = 'Failed to delete review. Please try again.'
export const replyToReview = 'Reply to review'
export const save = 'Save'
export const yourReplyShownBelow = 'Your reply, shown below the review. Leave it empty to remove it.'
export const deleteAReview = 'Delete review'
export const deleteIt = 'Delete'
export const thisCannotBeUndoneAndAuthor =
  'This cannot be undone, and the author will be able to write another review. To keep this one off the site, hide it instead.'

// Reviews table
export const review = 'Review'
export const replyText = (staffReply: string) => `Reply: ${staffReply}`
export const vehicle = 'Vehicle'
export const author = 'Author'
export const status = 'Status'
export const notApproved = 'Not approved'
export const written = 'Written'
export const customersWriteReviews = 'Customers write reviews on vehicle pages. They wait here for approval.'
export const noReviewMatches = 'No reviews match these filters'
export const noReviewsYet = 'No reviews yet'
export const actions = 'Actions'

// Reviews view
export const textVehicleStock = 'Text, vehicle, stock number or author'
export const textVehicleOrStock = 'Text, vehicle or stock number'
export const approval = 'Approval'
export const anyApproval = 'Any'
export const pendingOrHidden = 'Pending or hidden'
export const anyRating = 'Any rating'
export const shownOrNot = 'Any'
export const shownOnSite = 'Shown'
export const notShown = 'Not shown'
export const onlyApprovedArePublic = (reviews: string) => `${reviews}. Only approved reviews are public.`
