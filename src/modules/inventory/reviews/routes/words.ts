// Reviews
export const reviewSubmittedSuccessfully = 'Review submitted successfully!'
export const homepageVisibilityUpdated = 'Homepage visibility updated'
export const reviewApproved = 'Review approved'
export const reviewHidden = 'Review hidden'
export const replySaved = 'Reply saved'
export const reviewDeletedSuccessfully = 'Review deleted successfully!'
