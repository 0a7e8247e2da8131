/** Whether an inquiry has been answered. */
export const INQUIRY_STATUSES = ['PENDING', 'REPLIED'] as const
export type InquiryStatus = (typeof INQUIRY_STATUSES)[number]

/** On which side the wheel is. */
export const STEERING_SIDES = ['LHD', 'RHD'] as const
export type SteeringSide = (typeof STEERING_SIDES)[number]
