import { expect, test } from 'vitest'
import { seedPeople } from '../../../scripts/seed/people'
import { seedSliders } from '../../../scripts/seed/sliders'
import { seedTopics } from '../../../scripts/seed/topics'
import { getTestPayload } from '../../setup/payload'
import { call } from '../api/client'

test('a first start has a picture and a banner on the home page, and a banner above a topic page', async () => {
  const payload = await getTestPayload()
  await seedPeople(payload, [])
  await seedTopics(payload)
  await seedSliders(payload)

  const home = (await call('GET', '/homepage-slider/public/homepage')).body.data
  expect(home).toMatchObject([
    { type: 'DEFAULT', mediaWidth: 1_600, mediaHeight: 900, href: '/topic-page/how-to-buy' },
    { type: 'CUSTOM_CONFIG', config: { linkElements: [{ href: '/vehicles' }] } },
  ])
  const [above] = (await call('GET', '/homepage-slider/public/topic-page/how-to-buy')).body.data
  expect(above.config.backgroundImage).toBe(home[0].mediaUrl)
}, 120_000)
