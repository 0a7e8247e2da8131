import type { Limit } from '@/server/rate-limit'

/** How often one person opens documents: printing costs a quarter of a second of a processor. */
export const DOCUMENT_OPEN_LIMIT: Limit = { name: 'proforma', points: 60, duration: 600 }

/** A PDF to look at, under the number of its document; no cache between may store it. */
export const pdfResponse = (bytes: Uint8Array, name: string): Response =>
  new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${name}.pdf"`,
      'content-length': String(bytes.byteLength),
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
  })
