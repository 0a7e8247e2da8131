import { expect, it } from 'vitest'
import type { PublishedTopic } from '@/modules/content/topics/rules/topic-links'
import { customerPageGroups } from '@/shell/customer/customer-page-groups'
import { footColumns, siteMenu } from '@/shell/storefront/site-menu-and-foot-links'
import { getTestPayload } from '../../setup/payload'

const labels = (links: readonly { label: string }[]) => links.map(({ label }) => label)

/** A published page that staff put neither in the header nor in the footer. */
const page = (id: number, route: string): PublishedTopic => ({
  id,
  route,
  title: route,
  excerpt: null,
  footerColumn: null,
  position: null,
  parentId: null,
  showInHeader: false,
  showInAdditionalPlan: false,
})

it('is brought by the modules and in their order, with links to pages that are published', async () => {
  await getTestPayload()
  const pages = [page(1, 'about'), page(2, 'terms-and-conditions')]
  expect(labels(siteMenu(pages))).toEqual(['Vehicles', 'Makes', 'Body types', 'Blog', 'About', 'Contact'])
  expect(labels(siteMenu([]))).not.toContain('About')
  const counts = (published: PublishedTopic[]) =>
    footColumns(published).map(({ links, title }) => [title, links.length])
  expect(counts(pages)).toEqual([
    ['Buying', 6],
    ['Who we are', 6],
    ['Legal', 0],
  ])
  expect(counts([])).toEqual([
    ['Buying', 5],
    ['Who we are', 4],
    ['Legal', 0],
  ])
  expect(customerPageGroups().map(({ pages, title }) => [title, labels(pages).slice(0, 2)])).toEqual([
    ['Dashboard', ['Overview', 'My purchases']],
    ['Account settings', ['All settings', 'Information']],
  ])
})

it('of the back office lists everything once: Payload’s own has nothing that a module links', async () => {
  const { config } = await getTestPayload()
  const grouped = config.collections.filter(({ admin }) => admin.group !== false && !admin.hidden)
  expect(grouped.map(({ slug }) => slug).filter((slug) => !slug.startsWith('payload-'))).toEqual([])
})
