'use client'

import { usePersistedState } from '@/ui/form/use-persisted-state'

/** A message that is being written: stored in this tab until it is sent, also when the page is left. */
export const useMessageDraft = (name: string) =>
  usePersistedState({ name, at: '', begin: '', persistsOnLeave: true })
