// Used in several places
export const systemLogs = 'System logs'
export const user = 'User'
export const action = 'Action'
export const area = 'Area'

// Audit log view
export const moreThan = (entries: string) => `More than ${entries}`
export const exportCsv = 'Export CSV'
export const startDateIsAfter = 'The start date is after the end date'
export const noMatchingEntries = 'No matching entries'
export const showNewestEntries = 'Show the newest entries'
export const historyOf = (name: string | null) => `History of ${name ?? 'one record'}.`
export const showEveryEntry = 'Show every entry'
export const everyChangeSign = 'Every change, sign-in and export is recorded here as it happens.'
export const pages = 'Pages'
export const newestFirstTenToPage = 'Newest first, 10 per page'
export const newest = 'Newest'
export const newer = 'Newer'
export const toNewer = '‹ Newer'
export const older = 'Older'
export const toOlder = 'Older ›'

// Audit table
export const detail = 'Detail'
export const ipAddress = 'IP address'
export const date = 'Date'
export const job = '(job)'
export const request = (id: string) => `Request ID ${id}`
export const removed = 'Removed'
export const added = 'Added'
export const before = 'Before'
export const after = 'After'
export const field = 'Field'

// Audit filters
export const nameDetailEmail = 'Name, details, e-mail, IP address or request ID'
export const anyone = 'Anyone'
export const anyAction = 'Any action'
export const anyArea = 'Any area'
export const from = 'From'
export const to = 'To'
