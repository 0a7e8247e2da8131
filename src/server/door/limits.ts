const KB = 1024
const MB = 1024 * KB

/** Largest headers of a request together, in bytes; Node answers more with 431 by itself. */
export const MAX_HEADER_BYTES = 16 * KB
/** Most headers of one request; what stands after them is not read. */
export const MAX_HEADERS = 100
/** Longest value of one header, in characters. The longest rightful ones are cookies and the router's state. */
export const MAX_HEADER_LENGTH = 8 * KB
/** Longest address, in characters; a search with every filter chosen stays far below. */
export const MAX_ADDRESS_LENGTH = 8 * KB
/** Longest path in it, in characters. The framework looks through paths with expressions that take their square. */
export const MAX_PATH_LENGTH = 2_000
/** Most connections at a time; beyond them the oldest wait in the system's own line. */
export const MAX_CONNECTIONS = 2_000

/**
 * Headers of which only the beginning is of use. They are shortened and not refused: nobody chooses what a browser
 * calls itself. The framework looks through the first of them with an expression that takes the square of its length.
 */
export const SHORTENED: Readonly<Record<string, number>> = {
  'user-agent': 400,
  accept: KB,
  'accept-encoding': 256,
  'accept-language': 512,
}

/** What is not listed: a page, a call of the contract, a screen of the back office with all that it shows. */
export const MAX_BODY_BYTES = MB
/** Forms of one or two fields, and signing in. */
const SMALL = 16 * KB

/** Which requests may bring a larger body, or only a smaller one, than MAX_BODY_BYTES. */
export type BodyRule = { methods?: readonly string[]; path: RegExp; multipart?: true; bytes: number }

/** The first that fits counts. Whoever takes the file refuses it more exactly, and by name. */
const RULES: readonly BodyRule[] = [
  { path: /^\/(data-saver|marketplace\/port|wishlist\/[^/]*|unsubscribe\/one-click)$/, bytes: SMALL },
  { path: /^\/api\/users\/(login|logout|me|refresh-token|forgot-password|reset-password)$/, bytes: SMALL },
  // What fits into the storage is signed to the byte (src/server/storage/signed.ts).
  { methods: ['PUT'], path: /^\/storage\//, bytes: 11 * MB },
  { methods: ['POST', 'PATCH'], path: /^\/api\/media(\/|$)/, multipart: true, bytes: 21 * MB },
]

/**
 * The largest body that an address takes, in bytes.
 *
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
