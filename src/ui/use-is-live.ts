'use client'
import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Whether the page has come to life: false on the server and until its script runs. A form that only its script can
 * send must not be sent before, or the browser sends it by itself and what was typed is gone.
 */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
