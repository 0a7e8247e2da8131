import { expect, it } from 'vitest'
import { customerGroups } from '@/shell/customer/customer-pages'
import { footColumns, siteMenu } from '@/shell/storefront/site-links'
import { getTestPayload } from '../../setup/payload'

const labels = (links: readonly { label: string }[]) => links.map(({ label }) => label)

it('is brought by the modules and in their order', async () => {
  await getTestPayload()
  expect(labels(siteMenu([]))).toEqual(['Vehicles', 'Makes', 'Body types', 'Blog', 'About', 'Contact'])
  expect(footColumns([]).map(({ links, title }) => [title, links.length])).toEqual([
    ['Buying', 6],
    ['Who we are', 4],
    ['Legal', 0],
  ])
  expect(customerGroups().map(({ pages, title }) => [title, labels(pages).slice(0, 2)])).toEqual([
    ['Dashboard', ['Overview', 'My purchases']],
    ['Account settings', ['All settings', 'Information']],
  ])
})

it('of the back office lists everything once: Payload’s own has nothing that a module links', async () => {
  const { config } = await getTestPayload()
  const grouped = config.collections.filter(({ admin }) => admin.group !== false && !admin.hidden)
  expect(grouped.map(({ slug }) => slug).filter((slug) => !slug.startsWith('payload-'))).toEqual([])
})
