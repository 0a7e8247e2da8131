import type { Issue } from '@/kernel/issue'
import type { Opening } from '../queries/list-openings'
import { OPENING_TEXTS, type OpeningText, openingIssues } from '../rules/opening'
import {
  OPENING_MODES,
  OPENING_STATUSES,
  OPENING_TYPES,
  QUESTION_REQUIREMENTS,
  QUESTION_TYPES,
} from '../rules/opening-lists'
import { answersTo, entriesOf, type ScreeningQuestion, textOfEntries } from '../rules/screening-question'

/** A question as it is entered; `key` is its own in the form, whether or not it is stored. */
export type QuestionDraft = {
  key: string
  id: string | null
  question: string
  type: string
  requirement: string
  /** One on each line. */
  options: string
  disqualifying: readonly string[]
  tags: string
}

/** What is entered about an opening; texts are as the editor has them. */
export type OpeningDraft = {
  title: string
  closingDate: string
  type: string
  mode: string
  experience: string
  status: string
  locationId: string
  texts: Readonly<Record<OpeningText, unknown>>
  questions: readonly QuestionDraft[]
}

const asDraft = ({ disqualifying, id, options, question, requirement, tags, type }: ScreeningQuestion) => ({
  ...{ id, key: id, question, requirement, tags, type, disqualifying },
  options: textOfEntries(options),
})

export const newQuestion = (): QuestionDraft => ({
  key: crypto.randomUUID(),
  id: null,
  question: '',
  type: 'YES_NO',
  requirement: 'optional',
  options: '',
  disqualifying: [],
  tags: '',
})

/** The form of an opening; null for a new one, at the only place if there is one alone. */
export const draftOf = (opening: Opening | null, places: readonly { id: number }[]): OpeningDraft => ({
  title: opening?.title ?? '',
  closingDate: opening?.closingDate ?? '',
  type: opening?.type ?? '',
  mode: opening?.mode ?? '',
  experience: opening?.experience ?? '',
  status: opening?.status ?? 'draft',
  locationId: String(opening?.locationId ?? (places.length === 1 ? places[0]?.id : '') ?? ''),
  texts: {
    description: opening?.description ?? null,
    keyResponsibilities: opening?.keyResponsibilities ?? null,
    requirements: opening?.requirements ?? null,
    education: opening?.education ?? null,
  },
  questions: opening?.questions.map(asDraft) ?? [],
})

/** What a question can be answered with; null where any text may be. */
export const answersOf = ({ options, type }: QuestionDraft): readonly string[] | null => {
  const known = QUESTION_TYPES.find((one) => one === type)
  return known ? answersTo({ type: known, options: entriesOf(options) }) : null
}

function sentQuestion(draft: QuestionDraft) {
  const answers = answersOf(draft) ?? []
  return {
    ...(draft.id !== null && { id: draft.id }),
    question: draft.question,
    type: QUESTION_TYPES.find((one) => one === draft.type),
    requirement: QUESTION_REQUIREMENTS.find((one) => one === draft.requirement),
    options: draft.type === 'MULTIPLE_CHOICE' ? entriesOf(draft.options) : [],
    disqualifying: draft.disqualifying.filter((answer) => answers.includes(answer)),
    tags: draft.tags,
  }
}

/** What is wrong with it, by the rules of the server. */
function issuesOf(draft: OpeningDraft): Issue[] {
  const questions = draft.questions.map((one) => ({
    ...one,
    type: one.type || null,
    disqualifying: textOfEntries(sentQuestion(one).disqualifying),
  }))
  const { locationId, texts, ...rest } = draft
  const location = locationId === '' ? null : Number(locationId)
  return openingIssues({ ...rest, ...texts, location, questions }).map((issue) =>
    issue.path === 'location' ? { ...issue, path: 'locationId' } : issue,
  )
}

/** The draft as it is sent, and everything wrong with it. */
export function readDraft(draft: OpeningDraft) {
  const { closingDate, experience, locationId, questions, texts, title } = draft
  return {
    issues: issuesOf(draft),
    body: {
      ...{ title, closingDate, experience, ...texts },
      type: OPENING_TYPES.find((one) => one === draft.type),
      mode: OPENING_MODES.find((one) => one === draft.mode),
      status: OPENING_STATUSES.find((one) => one === draft.status) ?? 'draft',
      locationId: locationId === '' ? null : Number(locationId),
      questions: questions.map(sentQuestion),
    },
  }
}

/** The fields in the order of the screen; an issue belongs to the field that its path begins with. */
export const fieldsOf = ({ questions }: OpeningDraft): string[] => [
  ...['title', 'status', 'closingDate', 'locationId', 'type', 'mode', 'experience'],
  ...OPENING_TEXTS,
  ...questions.flatMap((_, at) =>
    ['question', 'type', 'requirement', 'options', 'disqualifying', 'tags'].map(
      (name) => `questions.${at}.${name}`,
    ),
  ),
  'questions',
]

/** The id of a field's control. */
export const idOf = (name: string): string => `job-${name.replaceAll('.', '-')}`

/** The same list with one entry elsewhere. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const entry = list[from]
  if (entry === undefined || to < 0 || to >= list.length) return list
  const rest = list.filter((_, at) => at !== from)
  return [...rest.slice(0, to), entry, ...rest.slice(to)]
}
