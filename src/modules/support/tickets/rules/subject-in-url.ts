import { parseWhole } from '@/kernel/numbers'
import { QUESTION_SUBJECTS } from '@/modules/inventory/vehicles/rules/support-question-href'
import type { TicketSubject } from './ticket-subject'

type Given = Readonly<Record<string, string | string[] | undefined>>

/** What a new question is about, as its address names it; null for nothing. */
export function subjectInUrl(search: Given): TicketSubject | null {
  for (const [kind, name] of QUESTION_SUBJECTS) {
    const id = parseWhole([search[name]].flat()[0] ?? '')
    if (id !== null && id > 0) return { kind, id }
  }
  return null
}
