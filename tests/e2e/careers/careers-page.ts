import type { Browser, Page } from '@playwright/test'
import { adminCall } from '../accounts/accounts'

export const JOBS = '/admin/careers'
export const APPLICATIONS = `${JOBS}/applications`

/** A title that no other test uses. */
export const newTitle = (what: string): string => `${what} ${crypto.randomUUID().slice(0, 8)}`

/** The day in so many days, in UTC. */
export const dayIn = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** A published job with a question that must be answered. */
export async function newJob(browser: Browser, title: string): Promise<{ id: number }> {
  const [place] = await adminCall<{ id: number }[]>(browser, 'GET', '/jobs/locations')
  return adminCall(browser, 'POST', '/jobs', {
    title,
    status: 'published',
    closingDate: dayIn(20),
    type: 'full-time',
    mode: 'on-site',
    experience: 'Two years',
    locationId: place?.id,
    description: 'You buy at auctions.',
    keyResponsibilities: 'Bid, and know when to stop.',
    requirements: 'A driving licence.',
    education: 'Any',
    questions: [
      { question: 'Do you drive?', type: 'YES_NO', requirement: 'required', disqualifying: ['No'] },
    ],
  })
}

/** A small PDF, whole enough for the server to know it as one. */
export const PDF = {
  name: 'resume.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    '%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\ntrailer\n<< /Size 3 /Root 1 0 R >>\n%%EOF\n',
  ),
}

/** Waits for hydration: React has taken over what the selector finds. */
export const alive = (page: Page, selector: string) =>
  page.waitForFunction(
    (of) => Object.keys(document.querySelector(of) ?? {}).some((key) => key.startsWith('__reactProps')),
    selector,
  )
