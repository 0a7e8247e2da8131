/** What a question to the support team can be about, by its name in the address of a new question. */
const NAMES = { order: 'order', quote: 'quote', vehicle: 'vehicle', proforma: 'invoice' } as const
export type QuestionSubject = keyof typeof NAMES

/** The page of a new question to the support team. */
export const NEW_QUESTION = '/support/tickets/create'

/** The same about something; guests sign in on the way. */
export const questionHref = (kind: QuestionSubject, id: number): string =>
  `${NEW_QUESTION}?${NAMES[kind]}=${id}`

/** What a new question is about, by the name that its address has for it. */
export const QUESTION_SUBJECTS = Object.entries(NAMES) as [QuestionSubject, string][]
