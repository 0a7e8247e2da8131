import { beforeAll, expect, it } from 'vitest'
import { listLacking } from '@/modules/content/seo/queries/list-lacking'
import { payload, startPublishing } from './publishing-kit'

beforeAll(startPublishing)

const addPage = (title: string, more: object) =>
  payload.create({
    collection: 'topic-pages',
    data: { title, route: title.toLowerCase(), _status: 'draft', ...more } as never,
    overrideAccess: true,
  })

it('lists published pages that lack something, and no drafts, page by page', async () => {
  const content = {
    root: {
      ...{ type: 'root', direction: 'ltr', format: '', indent: 0, version: 1 },
      children: [
        {
          ...{ type: 'paragraph', direction: 'ltr', format: '', indent: 0, version: 1, textFormat: 0 },
          children: [
            { type: 'text', text: 'A text.', detail: 0, format: 0, mode: 'normal', style: '', version: 1 },
          ],
        },
      ],
    },
  }
  const before = (await listLacking(payload, { page: 1, limit: 1000 })).total
  const whole = {
    metaTitle: 'Lacking whole',
    metaDescription: 'A description of its own.',
    excerpt: 'A text.',
    content,
  }
  await addPage('LackingDraft', {})
  await addPage('LackingWhole', { ...whole, _status: 'published' })
  const plain = { ...whole, metaTitle: null, metaDescription: null, _status: 'published' }
  await addPage('LackingNothing', plain)
  await addPage('LackingTitle'.padEnd(60, 'x'), plain)
  await addPage('LackingText', { ...plain, excerpt: null })
  const { rows, total } = await listLacking(payload, { page: 1, limit: 1000 })
  expect(total).toBe(before + 2)
  expect(rows.filter(({ title }) => title?.startsWith('Lacking'))).toMatchObject([
    { kind: 'page', title: 'LackingText', lacks: ['description'] },
    { kind: 'page', title: 'LackingTitle'.padEnd(60, 'x'), lacks: ['longTitle'] },
  ])
  const second = await listLacking(payload, { page: 2, limit: 1 })
  expect(second).toEqual({ rows: [rows[1]], total })
})
