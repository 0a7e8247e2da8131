// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { fetchCounts } from './live-counts'

afterEach(() => vi.unstubAllGlobals())

it('requests counts for the facets in the form, without choices of modules’ fields', async () => {
  document.body.innerHTML = `<form>
    <input type="checkbox" name="make" value="16" checked>
    <input type="checkbox" name="fuel" value="2">
    <input type="checkbox" name="extras" value="inspection_status.failed" checked>
  </form>`
  const fetched = vi.fn(async () => Response.json({ data: [], total: 4, totalIsCapped: false, facets: {} }))
  vi.stubGlobal('fetch', fetched)
  const form = document.querySelector('form') as HTMLFormElement
  expect((await fetchCounts(form, new AbortController().signal)).total).toBe(4)
  const [url] = fetched.mock.calls[0] as unknown as [string | URL | Request]
  const { searchParams } = new URL(url instanceof Request ? url.url : String(url), 'http://localhost')
  expect(searchParams.get('facets')).toBe('model,make,fuel')
  expect(searchParams.get('extras')).toBe('inspection_status.failed')
})
