import { expect, it } from 'vitest'
import { listShowroomChoices } from '@/modules/accounts/access/queries/list-showroom-choices'
import { getTestPayload } from '../../setup/payload'

it('offers the showrooms from the settings, by name', async () => {
  const payload = await getTestPayload()
  for (const [showroomName, city] of [
    ['Émile', 'Paris'],
    ['Zebra', 'Nairobi'],
    ['Emilia', 'Rome'],
  ])
    await payload.create({
      collection: 'showroom-offices',
      data: { showroomName, city, country: 'Kenya' } as never,
      overrideAccess: true,
      depth: 0,
    })
  const names = (await listShowroomChoices(payload.db.drizzle)).map(({ name }) => name)
  expect(names).toEqual(['Émile, Paris', 'Emilia, Rome', 'Zebra, Nairobi'])
})
