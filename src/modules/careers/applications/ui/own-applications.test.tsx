import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { OwnApplications } from './own-applications'

const application = (id: number, jobTitle: string) => ({
  ...{ id, jobId: id, jobTitle, jobLocation: 'Kampala, Uganda', status: 'WITHDRAWN' as const },
  ...{ createdAt: '2026-11-01T08:00:00.000Z', resumeName: null, coverLetterName: null },
})

it('links to jobs that have a page, and names the others', () => {
  const rows = [application(1, 'Auction buyer'), application(2, 'Mechanic')]
  const html = renderToStaticMarkup(
    <OwnApplications page={1} publishedJobs={new Set([1])} rows={rows} total={2} />,
  )
  expect(html.match(/href="[^"]*"/g)).toEqual(['href="/jobs/1"'])
  expect(html).toContain('Mechanic')
})
