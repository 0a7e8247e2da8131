import type { Plugin } from 'payload'
import { completePayloadSignIn } from '@/modules/accounts/sign-in/operations/complete-payload-sign-in'
import { payloadSessionCalls } from '@/modules/accounts/sign-in/routes/payload-session-calls'
import { auditLogExport } from '@/modules/settings/audit-log/routes/audit-log-export'
import { auditLog } from './audit-log'
import { backgroundJobs } from './jobs'
import { searchIndex } from './search-index'
import { sessionCalls } from './session-calls'
import { storagePlugin } from './storage'

/** Our own and third-party plugins, in the order in which they wrap the config. */
export const plugins: Plugin[] = [
  storagePlugin(),
  searchIndex(),
  sessionCalls({ usersSlug: 'users', endpoints: payloadSessionCalls, afterLogin: [completePayloadSignIn] }),
  auditLog({ endpoints: [auditLogExport] }),
  backgroundJobs(),
]
