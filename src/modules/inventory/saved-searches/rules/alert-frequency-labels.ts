import type { AlertFrequency } from './saved-search-alerts'

/** The labels for how often e-mails are sent. */
export const ALERT_FREQUENCY_LABELS: Record<AlertFrequency, string> = {
  instant: 'Immediately',
  daily: 'Once a day',
  weekly: 'Once a week',
  off: 'No e-mails',
}
