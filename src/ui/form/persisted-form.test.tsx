// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { click, mount, type } from '@/ui/form/mount.fixture'
import { DraftNotice } from './draft-notice'
import { PersistedForm } from './persisted-form'
import { useSchemaForm } from './use-schema-form'

const NOT_SAVED = 'What you typed earlier is back in this form. It has not been saved yet.'

afterEach(() => sessionStorage.clear())

function Plain({ isSaving }: { isSaving: boolean }) {
  return (
    <form>
      <PersistedForm isSaving={isSaving} name="plain" />
      <input name="title" />
    </form>
  )
}

/** A form of the library. */
function Managed({ at = 'v1' }: { at?: string }) {
  const { persisted, register, watch } = useSchemaForm({
    defaultValues: { city: 'Nairobi' },
    draft: { name: 'managed', at, of: 'controls' },
    submit: async () => undefined,
  })
  return (
    <form ref={persisted.form}>
      {persisted.isRestored && <DraftNotice onDiscard={persisted.discard} />}
      <input {...register('city')} defaultValue="Nairobi" />
      <output>{watch('city')}</output>
    </form>
  )
}

const NAMES = [
  ['of the server', <Plain isSaving key="plain" />, ''],
  ['of the library', <Managed key="managed" />, 'Nairobi'],
] as const

it.each(NAMES)(
  'a form %s marks what was typed before as not saved, until it is discarded',
  async (_, form, filled) => {
    const before = await mount(form)
    expect(before.text()).not.toContain(NOT_SAVED)
    await type(before.find('input'), 'Kisumu')
    expect(before.text()).not.toContain(NOT_SAVED)
    await before.gone()

    const again = await mount(form)
    expect(again.find<HTMLInputElement>('input').value).toBe('Kisumu')
    expect(again.text()).toContain(NOT_SAVED)
    await click(again.button('Discard it'))
    expect(again.find<HTMLInputElement>('input').value).toBe(filled)
    expect(again.text()).not.toContain(NOT_SAVED)
    expect(document.activeElement, 'the keyboard goes on in the form').toBe(again.find('input'))
    await again.gone()

    const fresh = await mount(form)
    expect(fresh.find<HTMLInputElement>('input').value).toBe(filled)
    expect(fresh.text()).not.toContain(NOT_SAVED)
    await fresh.gone()
  },
)

it('the library knows what was brought back, and that it was discarded', async () => {
  const before = await mount(<Managed />)
  await type(before.find('input'), 'Kisumu')
  await before.gone()
  const again = await mount(<Managed />)
  expect(again.find('output').textContent).toBe('Kisumu')
  await click(again.button('Discard it'))
  expect(again.find('output').textContent).toBe('Nairobi')
  await again.gone()
})

it('a form that only searches brings it back without a word', async () => {
  const before = await mount(<Plain isSaving={false} />)
  await type(before.find('input'), 'Vitz')
  await before.gone()
  const again = await mount(<Plain isSaving={false} />)
  expect(again.find<HTMLInputElement>('input').value).toBe('Vitz')
  expect(again.text()).toBe('')
  await again.gone()
})
