import { conflict } from '@/kernel/errors'

/** The 409 for a quote that is not as its caller saw it. */
export const outdated = () =>
  conflict('Someone else has changed this quote in the meantime. Reload and make your change again.', [
    { path: 'updatedAt', message: 'Outdated' },
  ])
