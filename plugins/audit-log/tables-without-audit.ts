/**
 * Tables without an audit trigger: data that can be computed again, internal bookkeeping, and the log itself.
 * SQL LIKE patterns ("\\_" is a plain underscore).
 */
export const TABLES_WITHOUT_AUDIT = [
  // Earlier versions of records, as stored by Payload.
  '\\_%\\_v',
  '\\_%\\_v\\_%',
  'account\\_makers',
  'account\\_tokens',
  'active\\_accounts',
  'audit\\_log',
  'audit\\_pending',
  'alert\\_state',
  'app\\_state',
  'application\\_files\\_gone',
  'buyer\\_preferences',
  'content\\_pictures',
  'content\\_schedules',
  'customs\\_files',
  'customs\\_values',
  'import\\_files',
  'import\\_progress',
  'import\\_rows',
  'job\\_effects',
  'job\\_progress',
  'mail\\_outbox',
  'order\\_history',
  'payload\\_%',
  'quote\\_history',
  'rate\\_limits%',
  'search\\_term%',
  'sent\\_once',
  'session\\_devices',
  'ticket\\_deadlines',
  'ticket\\_files\\_gone',
  'ticket\\_history',
  'ticket\\_notices',
  'ticket\\_presence',
  'uploads',
  'users\\_sessions',
  'saved\\_searches',
  'stock\\_settings',
  'vehicle\\_alerts',
  'vehicle\\_change\\_items',
  'vehicle\\_changes',
  'vehicle\\_search%',
  'vehicle\\_views',
  'watched\\_offers',
  'wishlist\\_items',
] as const

/** A table's display name on the screen, and the column with the names of its records. */
export type Area = { area: string; label?: string }

/** Areas by table. */
export type Areas = Record<string, Area>
