// @vitest-environment happy-dom
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { click, mount } from '@/ui/form/mount.fixture'
import { SuggestButton } from './suggest-button'

const start = vi.hoisted(() => ({ metaTitle: '', metaDescription: '' }))
vi.mock('@payloadcms/ui', () => ({
  useConfig: () => ({ config: { routes: { api: '/api' } } }),
  useDocumentInfo: () => ({ collectionSlug: 'topic-pages', id: 1 }),
  useForm: () => ({ getData: () => ({}) }),
  useField: ({ path }: { path: keyof typeof start }) => {
    const [value, setValue] = useState(start[path])
    return { disabled: false, value, setValue }
  },
}))

let page: Awaited<ReturnType<typeof mount>>
afterEach(async () => {
  await page.gone()
  vi.unstubAllGlobals()
})

const NONE = 'Enter a title and a text first.'

test.each([
  ['both', '', 'Vans', 'All of them.', 'Filled: Meta title, Meta description.'],
  ['what is empty', 'Own', 'Vans', 'All of them.', 'Filled: Meta description.'],
  ['a title alone', '', 'Vans', '', `Filled: Meta title. ${NONE}`],
  ['nothing', '', '', '', NONE],
])(
  'the status names %s that was filled, and the button keeps the focus',
  async (_, own, title, text, status) => {
    start.metaTitle = own
    vi.stubGlobal('fetch', async (url: string) =>
      Response.json({ result: url.endsWith('generate-title') ? title : text }),
    )
    page = await mount(<SuggestButton />)
    const button = page.button('Suggest meta texts')
    button.focus()
    await click(button)
    await vi.waitFor(() => expect(page.find('[role=status]').textContent).toBe(status))
    expect(document.activeElement).toBe(page.button('Suggest meta texts'))
  },
)
