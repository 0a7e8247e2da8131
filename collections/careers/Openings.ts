import type { CollectionConfig } from 'payload'
import { openingIssues } from '@/modules/careers/openings/rules/opening'
import { OPENING_LIMITS, OPTIONS_TEXT_MAX } from '@/modules/careers/openings/rules/opening-limits'
import {
  OPENING_MODE_LABELS,
  OPENING_MODES,
  OPENING_TYPE_LABELS,
  OPENING_TYPES,
  QUESTION_REQUIREMENT_LABELS,
  QUESTION_REQUIREMENTS,
  QUESTION_TYPE_LABELS,
  QUESTION_TYPES,
} from '@/modules/careers/openings/rules/opening-lists'
import { byTheProductAlone, mayInShowroomsOrNone, moduleAccess } from '../shared/access'
import { choice, day, line, lines, link } from '../shared/fields'
import { refuseWhenInUse } from '../shared/refuseWhenInUse'
import { textEditor } from '../shared/textEditor'
import { validateByRule } from '../shared/validateByRule'
import { cleanTexts, normalizeQuestions, refusePastClosing, stampOpening } from './openingHooks'

const side = { admin: { position: 'sidebar' } } as const

const longText = (name: string, label: string) =>
  ({ name, label, type: 'richText', editor: textEditor() }) as const

/** Whether a question has a list of answers. */
const isListed = (_: unknown, question: { type?: unknown }): boolean => question?.type !== 'TEXT'
const isMultipleChoice = (_: unknown, question: { type?: unknown }): boolean =>
  question?.type === 'MULTIPLE_CHOICE'

/**
 * Jobs that the company offers, called openings in the code: jobs are what the product does in the background. A published
 * one stays as it is while its next version is a draft.
 */
export const Openings: CollectionConfig = {
  slug: 'openings',
  labels: { singular: 'Job', plural: 'Jobs' },
  admin: {
    group: false,
    hideAPIURL: true,
    useAsTitle: 'title',
    defaultColumns: ['title', '_status', 'closingDate'],
  },
  access: moduleAccess('careers', {
    read: mayInShowroomsOrNone('careers', 'read', 'location'),
    update: mayInShowroomsOrNone('careers', 'update', 'location'),
    delete: mayInShowroomsOrNone('careers', 'delete', 'location'),
    readVersions: mayInShowroomsOrNone('careers', 'read', 'parent.location'),
  }),
  versions: { maxPerDoc: 50, drafts: { validate: true } },
  defaultSort: '-id',
  fields: [
    line('title', OPENING_LIMITS.title, { label: 'Job title' }),
    longText('description', 'Job description'),
    longText('keyResponsibilities', 'Key responsibilities'),
    longText('requirements', 'Requirements'),
    longText('education', 'Education'),
    {
      name: 'questions',
      type: 'array',
      labels: { singular: 'Question', plural: 'Questions' },
      maxRows: OPENING_LIMITS.questions,
      fields: [
        lines('question', OPENING_LIMITS.question),
        choice('type', QUESTION_TYPES, QUESTION_TYPE_LABELS),
        choice('requirement', QUESTION_REQUIREMENTS, QUESTION_REQUIREMENT_LABELS, {
          defaultValue: 'optional',
        }),
        lines('options', OPTIONS_TEXT_MAX, {
          admin: { condition: isMultipleChoice, description: 'One on each line.' },
        }),
        lines('disqualifying', OPTIONS_TEXT_MAX, {
          label: 'Answers that disqualify',
          admin: {
            condition: isListed,
            description: 'One on each line. Applications with them are marked, not hidden.',
          },
        }),
        line('tags', OPENING_LIMITS.tags, { admin: { description: 'Separated by commas.' } }),
      ],
    },
    day('closingDate'),
    choice('type', OPENING_TYPES, OPENING_TYPE_LABELS, side),
    choice('mode', OPENING_MODES, OPENING_MODE_LABELS, side),
    line('experience', OPENING_LIMITS.experience, side),
    link('location', 'showroom-offices', side),
    link('postedBy', 'users', { admin: { hidden: true }, access: byTheProductAlone }),
    {
      name: 'isUnpublished',
      type: 'checkbox',
      defaultValue: false,
      admin: { hidden: true },
      access: byTheProductAlone,
    },
  ],
  hooks: {
    beforeValidate: [...cleanTexts, normalizeQuestions, validateByRule(openingIssues), refusePastClosing],
    beforeChange: [stampOpening],
    beforeDelete: [refuseWhenInUse('Job', 'Unpublish it instead.')],
  },
}
