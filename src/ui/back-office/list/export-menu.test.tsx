// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { click, mount } from '@/ui/form/mount.fixture'
import { ExportMenu } from './export-menu'

it('the menu states how much the file will contain, above its formats', async () => {
  const shown = await mount(<ExportMenu count="312 quotes" path="/api/v1/quotes/export" query="page=2" />)
  await click(shown.button('Export ▾'))
  const menu = document.querySelector('[role="menu"]')
  expect(menu?.textContent).toBe('312 quotes, on all pagesExcel workbookCSV file')
  expect([...(menu?.querySelectorAll('a') ?? [])].map((one) => one.getAttribute('href'))).toEqual([
    '/api/v1/quotes/export/xlsx?page=2',
    '/api/v1/quotes/export/csv?page=2',
  ])
  await shown.gone()
})
