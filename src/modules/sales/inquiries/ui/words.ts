import type { InquiryStatus } from '../rules/inquiry-choices'

// Own inquiries
export const inquiries = 'Inquiries'
export const inquiriesAndReplies = 'Vehicles you have asked about, and our replies.'
export const inquireAboutAVehicle = 'Ask about a vehicle'
export const noInquiries = 'No inquiries found'
export const yourInquiriesAppearHere = 'Your inquiries will appear here once you submit them.'
export const loadingInquiries = 'Loading your inquiries…'
export const inquiriesByStatus = 'Inquiries by status'
export const all = 'All'
export const byStatus: Readonly<Record<InquiryStatus, string>> = { PENDING: 'Pending', REPLIED: 'Responded' }

// Inquiry card
export const inquiryNumber = (number: string) => `Inquiry #${number}`
export const vehicleInquiry = (vehicle: string) => `Vehicle Inquiry: ${vehicle}`
export const asked = 'Asked'
export const replied = 'Replied'

// Sending an inquiry
export const inquireAboutAVehicleYouSeek = 'Ask about a vehicle you are looking for'
export const whatInquiringDoes =
  'Tell us what you need, and our support team will look for it in stock and at auction. The reply will come here and by e-mail.'
export const inquireAboutThisVehicle = 'Ask about this vehicle'
export const whereReplyComes = 'The showroom that has it will reply here and by e-mail.'
