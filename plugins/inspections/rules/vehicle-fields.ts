import type { AddedFields } from '@/kernel/added-fields'
import { RESULT_LABELS } from './inspection'

/** A vehicle's fields about its latest inspection. */
export const inspectionFields = {
  title: 'Inspection',
  fields: [
    {
      name: 'inspectionStatus',
      kind: 'choice',
      label: 'Inspection',
      options: [
        { value: 'passed', label: RESULT_LABELS.passed, tone: 'green' },
        { value: 'failed', label: RESULT_LABELS.failed, tone: 'red', fails: 'inspection' },
      ],
      seenBy: 'everybody',
      setBy: 'module',
      filter: true,
      column: true,
    },
    {
      name: 'inspectedOn',
      kind: 'date',
      label: 'Inspected on',
      seenBy: 'everybody',
      setBy: 'module',
      filter: true,
      column: true,
    },
  ],
} as const satisfies AddedFields
