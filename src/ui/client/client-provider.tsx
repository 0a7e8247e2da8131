'use client'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { subscribeToWrites } from './emit-write'
import { forgetWritten, makeQueryClient } from './query-client'

/** What the screens below have read, shared among them; a write of any of them has what it touched read again. */
export function ClientProvider({ children }: { children: ReactNode }) {
  const [client] = useState(makeQueryClient)
  useEffect(() => subscribeToWrites((route) => void forgetWritten(client, route)), [client])
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
