import { err, ok, type Result } from '@/kernel/result'

/** Accepted certificate types, with the file extension each is stored under. */
export const CERTIFICATE_TYPES: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
}
export const CERTIFICATE_MAX_BYTES = 10 * 1024 * 1024
export const CERTIFICATE_NAME_MAX = 200

export const CERTIFICATE_MESSAGES = {
  missing: 'Choose a file',
  size: 'The certificate is too large. Maximum size is 10MB',
  type: 'The certificate must be a PDF, JPEG, PNG or WebP file',
}

/** What is wrong with a chosen file before it is sent; its actual type is checked on arrival. */
export function checkChosen(file: { size: number; type: string }): Result<true, string> {
  if (file.size > CERTIFICATE_MAX_BYTES) return err(CERTIFICATE_MESSAGES.size)
  return file.type in CERTIFICATE_TYPES ? ok(true) : err(CERTIFICATE_MESSAGES.type)
}

/** A certificate's storage key. */
export const certificateKey = (id: string, type: string): string =>
  `inspections/${id}.${CERTIFICATE_TYPES[type] ?? 'bin'}`
