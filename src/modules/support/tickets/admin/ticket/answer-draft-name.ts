/** What an agent writes: an answer to the customer, or a note among staff. */
export type Writing = 'answer' | 'note'

/** The name under which what is being written is stored in this tab. */
export const answerDraftName = (writing: Writing, ticketId: number): string =>
  `${writing} to ticket ${ticketId}`
