// Posts
export const savedAsDraft = 'Blog post saved as draft successfully!'
export const published = 'Blog post published successfully!'
export const postDeleted = 'Blog post deleted successfully!'

// Comments and ratings
export const commentPosted = 'Comment posted successfully!'
export const commentHeld = 'Comment posted. Our staff check it before others can read it.'
export const commentUpdated = 'Comment updated successfully!'
export const changeHeld = 'Comment updated. Our staff check it before others can read it.'
export const commentDeleted = 'Comment deleted successfully!'
export const ratingSaved = 'Rating submitted successfully!'
export const ratingUpdated = 'Rating updated successfully!'
export const ratingDeleted = 'Rating deleted successfully!'

// Feed
export const feedTitle = (site: string) => `${site}: blog`
