'use client'

import { useSyncExternalStore } from 'react'
import { savedSearches } from './browser-searches'

/** Searches that are stored in this browser; none while the server draws the page. */
export const useBrowserSearches = () =>
  useSyncExternalStore(savedSearches.subscribe, savedSearches.read, savedSearches.onServer)
