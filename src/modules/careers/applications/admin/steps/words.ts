import { APPLICATION_STATUS_LABELS, type ApplicationStatus } from '../../rules/application-lists'

const people = (names: readonly string[]): string =>
  names.length === 1 ? (names[0] ?? '') : `${names.length} applications`

export const move = 'Move'
export const reject = 'Reject'
export const cancel = 'Cancel'
export const working = 'Working…'
export const moveTo = (names: readonly string[], status: ApplicationStatus): string =>
  `Move ${people(names)} to ${APPLICATION_STATUS_LABELS[status].toLowerCase()}`
export const rejectThem = (names: readonly string[]): string => `Reject ${people(names)}`
export const writeToThem = (count: number): string =>
  count === 1 ? 'Write to the applicant' : 'Write to the applicants'
export const changeText = 'Change the text'
export const noMail = 'No e-mail goes with this step.'
export const reason = 'Reason, seen by staff only'
export const rejectionMail = (hours: number): string =>
  hours === 0
    ? 'Applicants are sent an e-mail within minutes.'
    : `Applicants are sent an e-mail in ${hours === 1 ? 'an hour' : `${hours} hours`}, unless the rejection is undone before then.`
export const stepTo = (status: ApplicationStatus): string =>
  `Move to ${APPLICATION_STATUS_LABELS[status].toLowerCase()}`
export const rejectKey = 'Reject'
export const undoKey = 'Undo the last step'
export const statusUpdated = 'Application status updated successfully'
export const changed = (count: number): string =>
  count === 1 ? '1 application changed' : `${count} applications changed`
export const notChanged = (count: number): string =>
  count === 1 ? '1 application was not changed' : `${count} applications were not changed`
export const nothingToUndo = 'There is no step to undo.'
export const undone = (name: string): string => `The last step of ${name} is undone`
