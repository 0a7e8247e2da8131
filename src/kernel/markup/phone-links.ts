/** A telephone number as a link; spaces and brackets are for display only. */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`

/**
 * A WhatsApp chat with a number, with an optional draft message. Null for one that cannot be dialled from anywhere, and for
 * other text.
 */
export function chatHref(phone: string | null, message?: string): string | null {
  const digits = /^(?:\+|00)([\d\s().-]+)$/.exec(phone?.trim() ?? '')?.[1]?.replace(/\D/g, '')
  if (!digits) return null
  return `https://wa.me/${digits}${message ? `?text=${encodeURIComponent(message)}` : ''}`
}
