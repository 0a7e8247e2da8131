'use client'

import { toast } from '@/ui/toast'
import * as words from './browser-words'

export const load = () => import('./account-search-calls')

/** The code that calls the server, after a click; null, with a message, when it cannot be fetched. */
export const accountActions = () =>
  load().catch(() => {
    toast(words.youAreOfflineNothing, 'warning')
    return null
  })
