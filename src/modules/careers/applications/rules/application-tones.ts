import type { ApplicationStatus } from './application-lists'

type Tone = 'green' | 'amber' | 'slate' | 'grey' | 'violet' | 'red'

/** The colours of statuses, which repeat their words. */
export const APPLICATION_TONES: Readonly<Record<ApplicationStatus, Tone>> = {
  SUBMITTED: 'slate',
  UNDER_REVIEW: 'violet',
  INTERVIEW: 'amber',
  OFFERED: 'amber',
  HIRED: 'green',
  REJECTED: 'red',
  WITHDRAWN: 'grey',
}
