/**
 * Tables that get no audit trigger: what can be computed again, what the machinery keeps for itself, and the
 * log. SQL LIKE patterns ("\\_" is a plain underscore).
 */
export const TECHNICAL_TABLES = [
  // What records were before, as Payload keeps it.
  '\\_%\\_v',
  '\\_%\\_v\\_%',
  'account\\_tokens',
  'audit\\_log',
  'audit\\_pending',
  'alert\\_state',
  'app\\_state',
  'buyer\\_preferences',
  'import\\_files',
  'import\\_progress',
  'import\\_rows',
  'job\\_effects',
  'job\\_progress',
  'mail\\_outbox',
  'payload\\_%',
  'rate\\_limits%',
  'search\\_term%',
  'session\\_devices',
  'uploads',
  'users\\_sessions',
  'saved\\_searches',
  'vehicle\\_alerts',
  'vehicle\\_search%',
  'vehicle\\_views',
  'watched\\_offers',
  'wishlist\\_items',
] as const

/** The word for a table on the screen, and the column that names one of its records. */
export type Area = { area: string; label?: string }

/** Areas by table. */
export type Areas = Record<string, Area>
