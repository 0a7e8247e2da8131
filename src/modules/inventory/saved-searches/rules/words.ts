import type { AlertFrequency } from './alerts'

/** How often e-mails come, as people read it. */
export const FREQUENCY_LABELS: Record<AlertFrequency, string> = {
  instant: 'At once',
  daily: 'Once a day',
  weekly: 'Once a week',
  off: 'No e-mails',
}
