import type { AdminViewConfig } from 'payload'

/** A custom screen under /admin: its URL and the component that checks access and renders it. */
export const screen = (path: `/${string}`, Component: string): AdminViewConfig => ({
  path,
  Component,
  exact: true,
})
