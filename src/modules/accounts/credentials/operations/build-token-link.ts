import { env } from '@/server/env'

const PAGES = {
  'verify-email': '/auth/callback',
  'reset-password': '/auth/update-password',
  invite: '/auth/invite-set-password',
  'change-email': '/auth/confirm-email-change',
} as const

/**
 * The address in a mail's link. The token follows the '#', which browsers do not send: it never appears in a
 * log or a Referer, and a mail scanner that opens the page does not use it up.
 */
export const buildTokenLink = (purpose: keyof typeof PAGES, token: string): string =>
  `${env().SERVER_URL}${PAGES[purpose]}#token=${token}${purpose === 'verify-email' ? '&type=signup' : ''}`
