/** What kinds of employment there are, as calls name them. */
export const OPENING_TYPES = [
  'full-time',
  'part-time',
  'contract',
  'internship',
  'temporary',
  'volunteer',
  'casual',
  'commission only',
  'other',
] as const
export type OpeningType = (typeof OPENING_TYPES)[number]

export const OPENING_TYPE_LABELS: Readonly<Record<OpeningType, string>> = {
  'full-time': 'Full-time',
  'part-time': 'Part-time',
  contract: 'Contract',
  internship: 'Internship',
  temporary: 'Temporary',
  volunteer: 'Volunteer',
  casual: 'Casual',
  'commission only': 'Commission only',
  other: 'Other',
}

/** Where the work is done. */
export const OPENING_MODES = ['on-site', 'remote', 'hybrid'] as const
export type OpeningMode = (typeof OPENING_MODES)[number]

export const OPENING_MODE_LABELS: Readonly<Record<OpeningMode, string>> = {
  'on-site': 'On-site',
  remote: 'Remote',
  hybrid: 'Hybrid',
}

/** Only published openings are public; unpublished ones were, or are ready to be. */
export const OPENING_STATUSES = ['published', 'unpublished', 'draft'] as const
export type OpeningStatus = (typeof OPENING_STATUSES)[number]

export const OPENING_STATUS_LABELS: Readonly<Record<OpeningStatus, string>> = {
  published: 'Published',
  unpublished: 'Unpublished',
  draft: 'Draft',
}

/** How a question is answered. */
export const QUESTION_TYPES = ['YES_NO', 'MULTIPLE_CHOICE', 'TEXT'] as const
export type QuestionType = (typeof QUESTION_TYPES)[number]

export const QUESTION_TYPE_LABELS: Readonly<Record<QuestionType, string>> = {
  YES_NO: 'Yes or no',
  MULTIPLE_CHOICE: 'Multiple choice',
  TEXT: 'Text',
}

export const QUESTION_REQUIREMENTS = ['required', 'preferred', 'optional'] as const
export type QuestionRequirement = (typeof QUESTION_REQUIREMENTS)[number]

export const QUESTION_REQUIREMENT_LABELS: Readonly<Record<QuestionRequirement, string>> = {
  required: 'Required',
  preferred: 'Preferred',
  optional: 'Optional',
}

/** The answers to a question of yes or no. */
export const YES_NO = ['Yes', 'No'] as const
