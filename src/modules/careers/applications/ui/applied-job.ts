import type { ScreeningQuestion } from '@/modules/careers/openings/rules/screening-question'

/** A question as everybody may read it. */
export type PublicQuestion = Pick<ScreeningQuestion, 'id' | 'question' | 'type' | 'requirement' | 'options'>

/** A job as far as the form to apply needs it. */
export type AppliedJob = { id: number; title: string; questions: readonly PublicQuestion[] }

/** What an account has of somebody, to begin with. */
export type KnownApplicant = { name: string; email: string; phone: string; country: string }
