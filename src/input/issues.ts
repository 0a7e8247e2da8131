import type { z } from 'zod'
import type { Issue } from '@/kernel/issue'
import { unknownField } from './fields'

/** Passes a rule's issues to zod, each at the field it names. */
export const addIssues = (issues: readonly Issue[], context: z.RefinementCtx): void => {
  for (const { path, message } of issues) context.addIssue({ code: 'custom', path: [path], message })
}

/** The issues of a failed parse, on dotted paths; each unknown field gets an issue of its own. */
export const issuesOf = ({ issues }: Pick<z.core.$ZodError, 'issues'>): Issue[] =>
  issues.flatMap((issue) => {
    const path = issue.path.map(String)
    if (issue.code !== 'unrecognized_keys') return [{ path: path.join('.'), message: issue.message }]
    return issue.keys.map((key) => unknownField([...path, key]))
  })
