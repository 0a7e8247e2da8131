// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { mount } from '@/ui/form/mount.fixture'
import { useIsFormSaved } from './use-is-form-saved'

type Field = { value: string; initialValue?: string; isModified?: boolean }
const form = { isSaving: false, lastUpdateTime: 1, fields: {} as Record<string, Field> }
const setModified = vi.fn()
vi.mock('@payloadcms/ui', () => ({
  useDocumentInfo: () => ({ lastUpdateTime: form.lastUpdateTime }),
  useForm: () => ({ getFields: () => form.fields, setModified }),
  useFormBackgroundProcessing: () => form.isSaving,
}))

const Editor = () => {
  useIsFormSaved()
  return null
}

const typed: Field = { value: 'Typed', initialValue: '', isModified: true }
const AFTERWARDS = { isSaving: false, lastUpdateTime: 2, fields: { title: typed } }

it.each([
  ['was sent', AFTERWARDS, 1],
  [
    'was sent, with what the server added',
    { ...AFTERWARDS, fields: { title: typed, route: { value: 'a', initialValue: 'a' } } },
    1,
  ],
  ['was typed while it was sent', { ...AFTERWARDS, fields: { title: { ...typed, value: 'Typed on' } } }, 0],
  ['was refused', { ...AFTERWARDS, lastUpdateTime: 1 }, 0],
  ['is being sent', { ...AFTERWARDS, isSaving: true }, 0],
])('after an autosave, what %s counts as saved or not', async (_, afterwards, times) => {
  setModified.mockClear()
  Object.assign(form, { isSaving: true, lastUpdateTime: 1, fields: { title: typed } })
  const page = await mount(<Editor />)
  Object.assign(form, afterwards)
  await page.again(<Editor />)
  expect(setModified.mock.calls).toEqual(Array.from({ length: times }, () => [false]))
  await page.gone()
})
