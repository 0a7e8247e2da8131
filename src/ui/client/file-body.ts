/** A file as the whole body of a call. */
export const fileBody = (file: File) => ({
  body: file,
  bodySerializer: (): File => file,
  headers: { 'content-type': 'application/octet-stream' },
})

const keys = new WeakMap<File, string>()

function keyOf(file: File): string {
  const key = keys.get(file) ?? crypto.randomUUID()
  keys.set(file, key)
  return key
}

/** The same for calls that store a file once: as long as it stays chosen, sending it again is the same request. */
export const fileBodyOnce = (file: File) => ({
  ...fileBody(file),
  headers: { ...fileBody(file).headers, 'idempotency-key': keyOf(file) },
})
