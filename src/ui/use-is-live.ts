'use client'
import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Whether the page is hydrated: false on the server and until its script runs. A form that only its script
 * can send must not be sent before, or the browser submits it by itself and the input is lost.
 */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
