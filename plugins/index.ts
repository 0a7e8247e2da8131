import type { Plugin } from 'payload'
import { storagePlugin } from './storage'

/** Our own and third-party plugins, in the order in which they wrap the config. */
export const plugins: Plugin[] = [storagePlugin()]
