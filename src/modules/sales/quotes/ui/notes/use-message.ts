'use client'

import { usePersistedDraft } from '@/ui/form/use-persisted-draft'

/** A message that is being written: stored in this tab until it is sent, also when the page is left. */
export const useMessage = (name: string) =>
  usePersistedDraft({ name, at: '', begin: '', persistsOnLeave: true })
