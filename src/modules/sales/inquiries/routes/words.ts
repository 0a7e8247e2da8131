// Inquiries
export const inquirySubmitted = 'Vehicle inquiry submitted successfully!'
export const inquiryUpdated = 'Vehicle inquiry updated successfully'
export const inquiryStatusUpdated = 'Vehicle inquiry status updated successfully'
export const inquiryDeleted = 'Vehicle inquiry deleted successfully'
export const inquiryNotFound = 'Inquiry not found'
