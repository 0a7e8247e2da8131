/** The customers' message for a missing response. */
export const SITE_LOST = 'The site did not respond. What you typed is still here: please try again.'

// Office
export const networkErrorOccurred = 'Network error occurred'
export const invalidJsonResponse = 'Invalid JSON response from server'

// Upload
export const failedToGetPresigned = 'Failed to get presigned URL'
export const uploadFailed = 'Upload failed'
export const failedToUploadImage = 'Failed to upload image'
