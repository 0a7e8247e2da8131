'use client'

import type { Issue } from '@/kernel/issue'
import type { Called } from '@/ui/client/answer'

/** The refusal of something that was not sent because of these issues. */
export const refusalOf = (issues: readonly Issue[]): Called => ({ ok: false, message: '', issues })
