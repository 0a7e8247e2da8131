// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { click, mount } from '@/ui/form/mount.fixture'
import type { OwnInquiry } from '../queries/list-inquiries'
import { InquiriesLoading, OwnInquiries } from './own-inquiries'

const pending: OwnInquiry = {
  id: 17,
  status: 'PENDING',
  userId: 4,
  customerName: 'Amina Otieno',
  vehicle: null,
  showroomOfficeId: null,
  manufacturer: { id: 1, name: 'Toyota' },
  customManufacturer: null,
  model: null,
  customModel: 'Hiace Super GL',
  yearFrom: 2012,
  yearTo: null,
  transmission: 'semi_automatic',
  steering: 'RHD',
  priceType: 'CIF',
  country: 'Kenya',
  message: 'Diesel, please.',
  replyMessage: null,
  replyAt: null,
  createdAt: '2026-11-20T09:14:00.000Z',
  updatedAt: '2026-11-20T09:14:00.000Z',
}
const replied: OwnInquiry = {
  ...pending,
  status: 'REPLIED',
  replyMessage: 'We have two in Yokohama.',
  replyAt: '2026-11-21T10:05:00.000Z',
}

let page: Awaited<ReturnType<typeof mount>> | undefined
afterEach(() => page?.gone())

async function open(inquiry: OwnInquiry) {
  page = await mount(<OwnInquiries rows={[inquiry]} total={1} page={1} path="/dashboard/inquiries" />)
  const card = page.text()
  await click(page.button('View Details: Inquiry #IQ-17'))
  const dialog = document.querySelector('dialog')
  if (!dialog) throw new Error('no dialog')
  return { card, dialog, details: dialog.textContent ?? '' }
}

test('a card shows which inquiry it is, about which vehicle, and its state', async () => {
  const { card } = await open(pending)
  for (const text of ['Inquiry #IQ-17', 'Vehicle Inquiry: Toyota Hiace Super GL', 'Pending', 'View Details'])
    expect(card).toContain(text)
  expect(card).toContain('2012 - Present')
  expect(card).toContain('Semi Automatic')
  expect(card).toContain('Right-Hand')
  expect(card).not.toContain('Right-Hand Drive')
})

test('one about a vehicle of the stock links to its page while it has one', async () => {
  const vehicle = { id: 7, name: 'Toyota Hiace 2016', sku: 'KD-000007', hasPage: true }
  await open({ ...pending, vehicle })
  expect(page?.find('li a').getAttribute('href')).toBe('/vehicles/7')
  await page?.gone()
  const { card } = await open({ ...pending, vehicle: { ...vehicle, hasPage: false } })
  expect(card).toContain('Toyota Hiace 2016 KD-000007')
  expect(page?.place.querySelector('li a')).toBeNull()
})

test('without a reply the details show that it is pending, and close again', async () => {
  const { details, dialog } = await open(pending)
  expect(dialog.querySelector('h2')?.textContent).toBe('Inquiry Details')
  expect(details).toContain('Right-Hand Drive')
  expect(details).toContain('Diesel, please.')
  expect(details).toContain(
    'Awaiting response from the support team, We will get back to you as soon as possible.',
  )
  const close = [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === 'Close')
  if (!close) throw new Error('no Close')
  await click(close)
  expect(document.querySelector('dialog[open]')).toBeNull()
})

test('a reply is shown with its time', async () => {
  const { card, details, dialog } = await open(replied)
  expect(card).toContain('Responded')
  expect(details).toContain('We have two in Yokohama.')
  expect(dialog.querySelector('time')?.getAttribute('datetime')).toBe(replied.replyAt)
  expect(details).not.toContain('Awaiting response')
})

test('no inquiries: why the list is empty, and the way to the first', () => {
  const none = renderToStaticMarkup(<OwnInquiries rows={[]} total={0} page={1} path="/dashboard/inquiries" />)
  expect(none).toContain('No inquiries found')
  expect(none).toContain('Your inquiries will appear here once you submit them.')
  expect(none).toContain('href="/dashboard/inquiries/ask"')
})

test('three placeholders stand in for the list while it loads', () => {
  const loading = renderToStaticMarkup(<InquiriesLoading />)
  expect(loading.match(/data-placeholder/g)).toHaveLength(3)
  expect(loading).toContain('aria-busy="true"')
})
