// E-mails
export const answerExpected = (moment: string) => `We expect to answer you by ${moment}.`
export const answerSoon = 'We will answer you as soon as we can.'
export const answerDue = (moment: string) => `An answer is due by ${moment}.`
export const noDueTime = 'There is no due time at present.'
export const assignedBecause = (reason: string) => `Reason: ${reason}`
export const answerByMailOrPage = 'Reply to this e-mail, or write to us on the page of your question.'
export const answerByMail = 'Simply reply to this e-mail.'
export const answerOnPage = 'Write to us on the page of your question.'
export const answerElsewhere = 'You will find our contact details on our website.'
export const days = (count: number) => `${count} days`

// Work for staff
export const ticketsWaiting = (count: string) =>
  count === '1' ? '1 ticket to answer' : `${count} tickets to answer`
export const ticketsWork = 'Tickets to answer'
export const unassigned = 'Nobody handles it'
export const overdue = 'Overdue'
