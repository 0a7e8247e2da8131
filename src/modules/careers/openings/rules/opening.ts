import { isDay } from '@/kernel/days'
import { checkText } from '@/kernel/field-checks'
import { type Issue, issue } from '@/kernel/issue'
import { linkedId } from '@/kernel/linked-id'
import { isRecord } from '@/kernel/loose-values'
import { err, ok, type Result } from '@/kernel/result'
import { isBlank } from '@/kernel/text/blank'
import { isEmptyContent } from '@/modules/content/rich-text/rules/is-empty-content'
import { OPENING_LIMITS } from './opening-limits'
import { OPENING_MODES, OPENING_STATUSES, OPENING_TYPES, type OpeningStatus } from './opening-lists'
import { QUESTION_MESSAGES, questionIssues } from './screening-question'

/** Every message about an opening that is not made up from a label and a limit. */
export const OPENING_MESSAGES = {
  title: 'Job title is required',
  closingDate: 'Closing date is required',
  closingDateUnreadable: 'Closing date must be a day such as 2026-01-31',
  closingDatePast: 'Closing date cannot be in the past',
  type: 'Job type is required',
  typeUnknown: `Job type must be one of ${OPENING_TYPES.join(', ')}`,
  mode: 'Job mode is required',
  modeUnknown: `Job mode must be one of ${OPENING_MODES.join(', ')}`,
  experience: 'Experience is required',
  status: 'Status is required',
  statusUnknown: `Status must be one of ${OPENING_STATUSES.join(', ')}`,
  location: 'Job location is required',
  locationUnknown: 'There is no such location',
  description: 'Job description is required',
  keyResponsibilities: 'Key responsibilities are required',
  requirements: 'Requirements are required',
  education: 'Education is required',
} as const

/** The long texts of an opening. */
export const OPENING_TEXTS = ['description', 'keyResponsibilities', 'requirements', 'education'] as const
export type OpeningText = (typeof OPENING_TEXTS)[number]

export const OPENING_TEXT_LABELS: Readonly<Record<OpeningText, string>> = {
  description: 'Job description',
  keyResponsibilities: 'Key responsibilities',
  requirements: 'Requirements',
  education: 'Education',
}

type Given = Readonly<Record<string, unknown>>

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

const neededText = (path: 'title' | 'experience', label: string, value: unknown): Issue[] =>
  isBlank(textOf(value))
    ? [issue(path, OPENING_MESSAGES[path])]
    : checkText(path, label, OPENING_LIMITS[path], textOf(value))

const neededChoice = (path: 'type' | 'mode', values: readonly string[], value: unknown): Issue[] => {
  if (value == null || value === '') return [issue(path, OPENING_MESSAGES[path])]
  return values.some((one) => one === value) ? [] : [issue(path, OPENING_MESSAGES[`${path}Unknown`])]
}

function closingIssues(value: unknown): Issue[] {
  const day = textOf(value)
  if (isBlank(day)) return [issue('closingDate', OPENING_MESSAGES.closingDate)]
  return isDay(day ?? '') ? [] : [issue('closingDate', OPENING_MESSAGES.closingDateUnreadable)]
}

function questionsIssues(questions: unknown): Issue[] {
  const list: unknown[] = Array.isArray(questions) ? questions : []
  if (list.length > OPENING_LIMITS.questions) return [issue('questions', QUESTION_MESSAGES.tooMany)]
  return list.flatMap((one, at) => questionIssues(`questions.${at}`, isRecord(one) ? one : {}))
}

/** Everything wrong with an opening as it is stored, drafts included. */
export const openingIssues = (given: Given): Issue[] => [
  ...neededText('title', 'Job title', given.title),
  ...closingIssues(given.closingDate),
  ...neededChoice('type', OPENING_TYPES, given.type),
  ...neededChoice('mode', OPENING_MODES, given.mode),
  ...neededText('experience', 'Experience', given.experience),
  ...(linkedId(given.location) === null ? [issue('location', OPENING_MESSAGES.location)] : []),
  ...OPENING_TEXTS.filter((name) => isEmptyContent(given[name])).map((name) =>
    issue(name, OPENING_MESSAGES[name]),
  ),
  ...questionsIssues(given.questions),
]

/** The status that is named, in either case, or what is wrong with it. */
export function readOpeningStatus(given: string | null | undefined): Result<OpeningStatus, string> {
  if (isBlank(given)) return err(OPENING_MESSAGES.status)
  const known = OPENING_STATUSES.find((one) => one === given?.trim().toLowerCase())
  return known ? ok(known) : err(OPENING_MESSAGES.statusUnknown)
}

/** How an opening stands: what readers see is published, and what they no longer see is unpublished. */
export function openingStatus({
  isPublished,
  isUnpublished,
}: {
  isPublished: boolean
  isUnpublished: boolean
}): OpeningStatus {
  if (isPublished) return 'published'
  return isUnpublished ? 'unpublished' : 'draft'
}
