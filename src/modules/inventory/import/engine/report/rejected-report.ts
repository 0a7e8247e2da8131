import { REPORT_COLUMNS } from '../suggest/profile-columns'

/** Whether a header is that of a list of rejected rows. */
export const isRejectedReport = (header: readonly string[]): boolean =>
  REPORT_COLUMNS.every((name) => header.includes(name))
