export const inquiriesToAnswer = (count: string) =>
  count === '1' ? '1 inquiry awaiting an answer' : `${count} inquiries awaiting an answer`

// In the e-mail to the support team
export const noMessage = 'No message.'

// Work on the dashboard
export const inquiriesWork = 'Inquiries to answer'

export const vehicleNotOffered = 'This vehicle is not offered any more'
