import type { Plugin } from 'payload'
import { auditLogExport } from '@/modules/settings/routes/audit-log'
import { auditLog } from './audit-log'
import { backgroundJobs } from './jobs'
import { searchIndex } from './search-index'
import { storagePlugin } from './storage'

/** Our own and third-party plugins, in the order in which they wrap the config. */
export const plugins: Plugin[] = [
  storagePlugin(),
  searchIndex(),
  auditLog({ endpoints: [auditLogExport] }),
  backgroundJobs(),
]
