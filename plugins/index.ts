import type { Plugin } from 'payload'

/** Our own and third-party plugins, in the order in which they wrap the config. */
export const plugins: Plugin[] = []
