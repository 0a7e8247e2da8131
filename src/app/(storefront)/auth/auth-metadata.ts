import type { Metadata } from 'next'

/** The head of a sign-in page: not to be indexed by search engines. */
export const authMetadata = (title: string): Metadata => ({ title, robots: { index: false, follow: false } })
