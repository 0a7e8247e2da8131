import type { Plugin } from 'payload'
import { auditLog } from './audit-log'
import { searchIndex } from './search-index'
import { storagePlugin } from './storage'

/** Our own and third-party plugins, in the order in which they wrap the config. */
export const plugins: Plugin[] = [storagePlugin(), searchIndex(), auditLog()]
