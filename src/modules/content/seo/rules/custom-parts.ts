import { isRecord } from '@/kernel/loose-values'

/**
 * A piece of custom code as it is served: read from the code when that is saved (`custom_parts`), and nothing else is served.
 * `hash` is that of an inline script, 'sha256-…'.
 */
export type CustomPart = {
  kind: 'script' | 'style' | 'noscript' | 'meta' | 'link'
  attrs: Readonly<Record<string, string>>
  text: string
  hash: string | null
}

/** The hashes of the inline scripts among stored parts. */
export const hashesOf = (parts: unknown): string[] =>
  Array.isArray(parts)
    ? parts.flatMap((part) => (isRecord(part) && typeof part.hash === 'string' ? [part.hash] : []))
    : []
