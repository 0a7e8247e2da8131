// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { anythingUnsaved } from '@/ui/back-office/connection/unsaved-forms'
import { answerCalls, mount, submit, type } from '@/ui/form/mount.fixture'
import type { PageType } from '../rules/seo-setting'
import type { SeoFormProps } from './seo-form'
import { SeoForms } from './seo-forms'

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }))

const READ = '2026-01-02T00:00:00.000Z'
const SAVED = '2026-01-02T00:00:01.000Z'

/** As the page is read: always new objects. */
const settingOf = (pageType: PageType, title: string, updatedAt: string) => ({
  ...{ pageType, title, description: null, keywords: null, customCode: null },
  ...{ createdAt: READ, updatedAt },
})
const formOf = (pageType: PageType, title: string, updatedAt = READ): SeoFormProps => ({
  pageType,
  setting: settingOf(pageType, title, updatedAt),
  code: { isServed: true, missingHosts: [] },
  usual: {
    origin: 'https://cars.example',
    path: '/',
    title: 'Cars',
    description: 'Many.',
    picture: '/a.jpg',
  },
  mayWrite: true,
  isAdministrator: false,
})

let page: Awaited<ReturnType<typeof mount>>
afterEach(async () => {
  await page.gone()
  vi.unstubAllGlobals()
})

const title = () => page.find<HTMLInputElement>('div:not([hidden]) > div > form input')

test('what is typed for one page type is there after a look at another, and guarded meanwhile', async () => {
  page = await mount(<SeoForms current={formOf('careers', 'Work')} />)
  await type(title(), 'Work at the harbour')
  await page.again(<SeoForms current={formOf('browse-stock', 'Stock')} />)
  expect([title().value, anythingUnsaved()]).toEqual(['Stock', true])
  await page.again(<SeoForms current={formOf('careers', 'Work of others', SAVED)} />)
  expect(title().value).toBe('Work at the harbour')

  // By the version that it was typed over, so that the others' change is not lost.
  const data = settingOf('careers', 'Work at the harbour', SAVED)
  const sent = answerCalls({ '/seo-settings/careers': { status: 200, body: { data, message: 'Saved' } } })
  await submit(page.find('div:not([hidden]) > div > form'))
  await vi.waitFor(() => expect(anythingUnsaved()).toBe(false))
  await type(title(), 'Work at the sea')
  await submit(page.find('div:not([hidden]) > div > form'))
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  expect(sent.map(({ body }) => (body as { updatedAt: string }).updatedAt)).toEqual([READ, SAVED])
})

test('without input a form shows the settings as they are read', async () => {
  page = await mount(<SeoForms current={formOf('careers', 'Work')} />)
  await page.again(<SeoForms current={formOf('careers', 'Work of others')} />)
  expect(title().value).toBe('Work of others')
})
