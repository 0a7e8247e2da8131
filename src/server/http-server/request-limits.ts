const KB = 1024
const MB = 1024 * KB

/** Largest size of all request headers together, in bytes; Node itself answers 431 beyond this. */
export const MAX_HEADER_BYTES = 16 * KB
/** Most headers of one request; further ones are not read. */
export const MAX_HEADERS = 100
/**
 * Longest value of one header, in characters. The longest legitimate ones are cookies and the router's state.
 */
export const MAX_HEADER_LENGTH = 8 * KB
/** Longest URL, in characters; a search with every filter set stays far below. */
export const MAX_URL_LENGTH = 8 * KB
/** Longest path, in characters. The framework matches paths with expressions of quadratic running time. */
export const MAX_PATH_LENGTH = 2_000
/** Most concurrent connections; beyond them the oldest wait in the operating system's queue. */
export const MAX_CONNECTIONS = 2_000

/**
 * Headers of which only the beginning is useful. They are shortened, not refused: nobody chooses their
 * browser's user agent. The framework matches the first of them with an expression of quadratic running time.
 */
export const SHORTENED: Readonly<Record<string, number>> = {
  'user-agent': 400,
  accept: KB,
  'accept-encoding': 256,
  'accept-language': 512,
}

/** Everything not listed: a page, a call of the contract, a screen of the back office with all its data. */
export const MAX_BODY_BYTES = MB
/** Forms with one or two fields, and signing in. */
const SMALL = 16 * KB

/** Which requests may have a larger body than MAX_BODY_BYTES, or only a smaller one. */
export type BodyRule = { methods?: readonly string[]; path: RegExp; multipart?: true; bytes: number }

/** The first match counts. The code that receives the file checks its size more exactly, by name. */
const RULES: readonly BodyRule[] = [
  {
    path: /^\/(data-saver|distances|marketplace\/port|wishlist\/[^/]*|unsubscribe\/one-click)$/,
    bytes: SMALL,
  },
  { path: /^\/api\/users\/(login|logout|me|refresh-token|forgot-password|reset-password)$/, bytes: SMALL },
  // The size of files for the storage is part of the signature (src/server/storage/signed-urls.ts).
  { methods: ['PUT'], path: /^\/storage\//, bytes: 11 * MB },
  { methods: ['POST', 'PATCH'], path: /^\/api\/media(\/|$)/, multipart: true, bytes: 21 * MB },
]

/**
 * The largest body that a URL accepts, in bytes.
 * @param path without its query
 * @param type the header Content-Type
 * @param files the calls that take a file, as their modules declare them
 */
export function maxBodyBytes(
  method: string,
  path: string,
  type = '',
  files: readonly BodyRule[] = [],
): number {
  const rule = [...files, ...RULES].find(
    ({ methods, path: pattern, multipart }) =>
      (!methods || methods.includes(method)) &&
      (!multipart || /^multipart\/form-data/i.test(type)) &&
      pattern.test(path),
  )
  return rule?.bytes ?? MAX_BODY_BYTES
}
