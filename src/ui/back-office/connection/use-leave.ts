'use client'

import { createContext, useContext } from 'react'

export const LeaveContext = createContext<(to: string) => void>(() => undefined)

/** Navigates to another URL of the back office, after a question about unsaved input. */
export const useLeave = (): ((to: string) => void) => useContext(LeaveContext)
