// Comments
export const comments = (count: number) => `Comments (${count.toLocaleString('en-US')})`
export const noComments = 'No comments yet.'
export const commentsClosed = 'Comments are closed for this post.'
export const moreComments = 'More comments'
export const loading = 'Loading…'
export const commentsNotLoaded = 'The comments could not be loaded. Please try again.'
export const name = 'Name'
export const email = 'Email'
export const emailHelp = 'Never shown to other readers'
export const comment = 'Comment'
export const commentHelp = (min: number, max: number) =>
  `${min} to ${max} characters, without links or phone numbers`
export const editHelp = (min: number, max: number) => `${min} to ${max} characters`
export const postComment = 'Post comment'
export const posting = 'Posting…'
export const commentPosted = 'Comment posted successfully!'
export const pleaseEnterComment = 'Please enter a comment'
export const failedToPost = 'Failed to post comment. Please try again.'
export const fixErrors = 'Please fix the validation errors'
export const yourComment = 'Your comment'
export const waitsForStaff = 'Our staff check this comment before others can read it.'
export const edit = 'Edit'
export const save = 'Save'
export const saving = 'Saving…'
export const cancel = 'Cancel'
export const remove = 'Delete'
export const deleteComment = 'Delete comment'
export const confirmDelete = 'Are you sure you want to delete this comment? This action cannot be undone.'
export const ratingGoesToo = 'Your rating of this post is deleted with it.'
export const deleting = 'Deleting…'
export const commentUpdated = 'Comment updated successfully!'
export const failedToUpdate = 'Failed to update comment. Please try again.'
export const commentDeleted = 'Comment deleted successfully!'
export const failedToDelete = 'Failed to delete comment. Please try again.'
export const changeName = 'Change your name in your profile'

// Guests
export const signInRequired = 'Sign in required to comment'
export const signIn = 'Sign in'
export const signInToRate = 'Sign in to rate this post'

// Ratings
export const rating = 'Rating'
export const averageRating = (average: number, count: number) =>
  `${average.toFixed(1)} of 5 from ${count === 1 ? '1 rating' : `${count.toLocaleString('en-US')} ratings`}`
export const noRatings = 'Nobody has rated this post yet.'
export const rateThisPost = 'Rate this post'
export const yourRating = 'Your rating'
export const sendRating = 'Send rating'
export const changeRating = 'Change rating'
export const deleteRating = 'Delete rating'
export const ratingSaved = 'Rating submitted successfully!'
export const ratingUpdated = 'Rating updated successfully!'
export const ratingDeleted = 'Rating deleted successfully!'
export const failedToRate = 'Failed to submit rating. Please try again.'
export const stars = (count: number) => (count === 1 ? '1 star' : `${count} stars`)
