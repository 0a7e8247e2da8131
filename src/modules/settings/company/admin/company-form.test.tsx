// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { mount } from '@/ui/form/mount.fixture'
import { CompanyForm } from './company-form'

// Payload's components bring style sheets that only a bundler can read.
vi.mock('@payloadcms/ui', () => ({}))
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined, push: () => undefined }) }))

const ROW = {
  id: 1,
  name: 'Kaido',
  updatedAt: '2026-11-24T05:00:00.000Z',
  active: null,
  cells: {},
  values: { tradeName: 'Kaido', approverActiveDays: 7, validityDays: 30 },
}

/** Whether a field can be changed, by its label. */
function isOpen(label: string): boolean {
  const name = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label)
  const input = document.getElementById(name?.htmlFor ?? '')
  if (!(input instanceof HTMLInputElement)) throw new Error(`There is no field ${label}`)
  return !input.readOnly
}

test.each([
  [true, true],
  [false, false],
])('for how many days approvers have been active is changed by an administrator: %s', async (is, open) => {
  const page = await mount(
    <QueryClientProvider client={new QueryClient()}>
      <CompanyForm isAdministrator={is} row={ROW} />
    </QueryClientProvider>,
  )
  expect(isOpen('Approvers have been active for (days)')).toBe(open)
  expect(isOpen('Quotes are valid for (days)')).toBe(true)
  await page.gone()
})
