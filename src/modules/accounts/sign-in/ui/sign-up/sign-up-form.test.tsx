// @vitest-environment happy-dom
// @vitest-environment-options {"url":"http://localhost/auth/sign-up"}
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerCalls, click, mount, submit, type } from '@/ui/form/mount.fixture'
import { SignUpForm } from './sign-up-form'

vi.mock('next/navigation', () => ({
  useRouter: () => ({}),
  usePathname: () => '/',
  useSearchParams: () => '',
}))

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.unstubAllGlobals())

type Shown = Awaited<ReturnType<typeof mount>>

const choose = ({ find }: Shown, country: string) =>
  act(async () => {
    const field = find<HTMLSelectElement>('#sign-up-country')
    field.value = country
    field.dispatchEvent(new Event('change', { bubbles: true }))
  })

async function fill(shown: Shown, password: string) {
  const texts = {
    firstName: 'Anna',
    lastName: 'Okello',
    email: 'anna@kaido.example',
    phoneNumber: '0772 123 456',
    city: 'Kampala',
    password,
    repeat: password,
  }
  for (const [name, text] of Object.entries(texts)) await type(shown.find(`#sign-up-${name}`), text)
  await click(shown.find('#sign-up-acceptTerms'))
}

test('begins in the country of the port, and requires a post code only where there are any', async () => {
  const shown = await mount(<SignUpForm country="Kenya" onDone={() => undefined} />)
  expect(shown.find<HTMLSelectElement>('#sign-up-country').value).toBe('Kenya')
  expect(shown.find<HTMLInputElement>('#sign-up-phoneNumber').value).toBe('+254')
  expect(shown.place.querySelector('#sign-up-zip')).not.toBeNull()
  await choose(shown, 'Uganda')
  expect(shown.place.querySelector('#sign-up-zip')).toBeNull()
  await choose(shown, 'Japan')
  expect(shown.place.querySelector('#sign-up-zip')).not.toBeNull()
  await shown.gone()
})

test('sends a national number and no post code; a password that is refused is not sent at all', async () => {
  const sent = answerCalls({
    '/auth/sign-up': { status: 201, body: { message: 'Thank you for signing up' } },
  })
  const done = vi.fn()
  const shown = await mount(<SignUpForm country="Uganda" onDone={done} />)
  await fill(shown, 'Password1!')
  await submit(shown.find('form'))
  await vi.waitFor(() =>
    expect(shown.find('#sign-up-password-error').textContent).toContain('too easy to guess'),
  )
  expect(sent).toEqual([])
  for (const name of ['password', 'repeat']) await type(shown.find(`#sign-up-${name}`), 'Xk7$mquRvb2')
  await submit(shown.find('form'))
  await vi.waitFor(() => expect(done).toHaveBeenCalledWith('anna@kaido.example'))
  expect(sent[0]?.body).toMatchObject({ country: 'Uganda', zip: '', phoneNumber: '0772123456' })
  await shown.gone()
})
