'use client'

import { useKept } from '@/ui/form/use-kept'

/** A message that is being written: kept in this tab until it is sent, also when the page is left. */
export const useMessage = (name: string) => useKept({ name, at: '', begin: '', isKeptWhenLeft: true })
