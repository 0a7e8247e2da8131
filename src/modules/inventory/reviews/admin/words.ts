// Said in several places
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
export const answer = 'Answer'

// Review dialogs
export const failedToDeleteReview = 'Failed to delete review. Please try again.'
export const answerAReview = 'Answer a review'
export const save = 'Save'
export const yourReplyShownBelow = 'Your reply, shown below the review. Leave it empty for none.'
export const deleteAReview = 'Delete a review'
export const deleteIt = 'Delete'
export const thisCannotBeUndoneAndAuthor =
  'This cannot be undone, and the author may write another one. To keep it off the site, hide it instead.'

// Reviews table
export const review = 'Review'
export const answerStaffReply = (staffReply: string) => `Answer: ${staffReply}`
export const vehicle = 'Vehicle'
export const author = 'Author'
export const status = 'Status'
export const notApproved = 'Not approved'
export const written = 'Written'
export const customersWriteReviews =
  'Customers write reviews on vehicle pages; they wait here until someone approves them.'
export const noReviewMatches = 'No review matches these filters'
export const noReviewsYet = 'No reviews yet'
export const actions = 'Actions'

// Reviews view
export const textVehicleStock = 'Text, vehicle, stock number or author'
export const textVehicleOrStock = 'Text, vehicle or stock number'
export const approval = 'Approval'
export const approvedOrNot = 'Approved or not'
export const waitingOrHidden = 'Waiting or hidden'
export const anyRating = 'Any rating'
export const onItOrNot = 'On it or not'
export const onIt = 'On it'
export const notOnIt = 'Not on it'
export const publicSeesThose = (reviews: string) => `${reviews}. The public sees those that are approved.`
