// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { mount } from '@/ui/form/mount.fixture'
import { SentTooOftenNotice } from './sent-too-often-notice'

const refused = {
  ok: false,
  message: 'Too many requests. Please try again in 3 minutes.',
  issues: [],
  status: 429,
}
const contacts = { phone: '+81 45 123 4567', whatsapp: null, email: 'help@kaido.example' }

test('who has sent too much is shown when it works again, and how else we are reached', async () => {
  const page = await mount(
    <SentTooOftenNotice contacts={contacts} refused={{ ...refused, retryAfter: 180 }} />,
  )
  expect(page.text()).toContain(refused.message)
  expect(page.text()).toMatch(/You can send it again from \d\d:\d\d .+; what you wrote stays here\./)
  const hrefs = [...page.place.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(['tel:+81451234567', 'mailto:help@kaido.example'])
  await page.gone()
})

test('without a time and without contacts it says neither', async () => {
  const none = { phone: null, whatsapp: null, email: null }
  const page = await mount(<SentTooOftenNotice contacts={none} refused={refused} />)
  expect(page.text()).toBe(refused.message)
  await page.gone()
})
