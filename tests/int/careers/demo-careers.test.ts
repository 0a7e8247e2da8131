import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'
import { APPLICATION_STATUSES } from '@/modules/careers/applications/rules/application-lists'
import { detectDocumentType } from '@/server/detect-document-type'
import { storage } from '@/server/storage'
import { seedCareers } from '../../../scripts/seed/careers'
import { seedPeople } from '../../../scripts/seed/people'
import { getTestPayload } from '../../setup/payload'
import { as, place, rowsOf, withCareers } from './careers-kit'

withCareers()
beforeAll(async () => {
  const payload = await getTestPayload()
  await seedPeople(payload, [place.id])
  await seedCareers(payload, [place.id, place.id])
})

describe('the jobs of the demo', () => {
  it('are four, of which the public sees three', async () => {
    expect((await as(null, 'GET', '/jobs')).body.total).toBe(3)
    expect((await as('manager', 'GET', '/jobs')).body.total).toBe(4)
  })

  it('have twelve applications at every status, each with a resume that is a PDF and a history', async () => {
    const { data } = (await as('manager', 'GET', '/jobs/applications?limit=50')).body
    expect(data).toHaveLength(12)
    const statuses = new Set(data.map(({ status }: { status: string }) => status))
    expect(APPLICATION_STATUSES.filter((status) => !statuses.has(status))).toEqual([])
    for (const { resume_path: path } of await rowsOf(sql`SELECT resume_path FROM job_applications`)) {
      const file = await storage().get(String(path))
      const chunks: Uint8Array[] = []
      for await (const chunk of file?.stream ?? []) chunks.push(chunk)
      expect(await detectDocumentType(Buffer.concat(chunks))).toBe('application/pdf')
    }
    expect(
      await rowsOf(sql`SELECT 1 FROM job_applications a WHERE NOT EXISTS
      (SELECT FROM application_history h WHERE h.application_id = a.id)`),
    ).toEqual([])
  })
})
