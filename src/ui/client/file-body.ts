/** A file as the whole body of a call. */
export const fileBody = (file: File) => ({
  body: file,
  bodySerializer: (): File => file,
  headers: { 'content-type': 'application/octet-stream' },
})
