import { pino } from 'pino'

const SECRET_KEYS = [
  'password',
  'token',
  'secret',
  'authorization',
  'cookie',
  'set-cookie',
  'apiKey',
  'salt',
  'hash',
]

/** Also inside one or two levels of objects: requests, headers, bodies. */
const redacted = SECRET_KEYS.flatMap((key) => [`["${key}"]`, `*["${key}"]`, `*.*["${key}"]`])

/** The settings of all server logs, including Payload's own. */
export const loggerOptions = {
  // The level is validated with the rest of the environment at startup; a build logs without one.
  level: process.env.LOG_LEVEL || 'info',
  base: undefined,
  redact: { paths: redacted, censor: '[redacted]' },
  timestamp: pino.stdTimeFunctions.isoTime,
}

/** The server's log: one JSON object per line on standard output. */
export const logger = pino(loggerOptions)
