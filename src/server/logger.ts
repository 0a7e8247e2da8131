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

/** The settings of every log of the server, for Payload's own as well. */
export const loggerOptions = {
  // The level is checked with the rest of the environment at start; a build logs without one.
  level: process.env.LOG_LEVEL || 'info',
  base: undefined,
  redact: { paths: redacted, censor: '[redacted]' },
  timestamp: pino.stdTimeFunctions.isoTime,
}

/** The server's log: one JSON object a line on the standard output. */
export const logger = pino(loggerOptions)
