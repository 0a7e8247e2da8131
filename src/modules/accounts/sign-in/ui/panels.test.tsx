// @vitest-environment happy-dom
// @vitest-environment-options {"url":"http://localhost/auth/update-password"}
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerCalls, click, mount, submit, type } from '@/ui/form/mount.fixture'
import { LoginPanel } from './login-panel'
import { NewPasswordPanel } from './new-password-panel'
import { SignInErrorPanel } from './sign-in-error-panel'
import { SocialButtons } from './social-buttons'

vi.mock('next/navigation', () => ({
  useRouter: () => ({}),
  usePathname: () => '/',
  useSearchParams: () => '',
}))

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/auth/update-password')
})

describe('signing in', () => {
  const UNCONFIRMED = {
    status: 403,
    body: { message: 'Please confirm your e-mail address first', error: 'email_unconfirmed' },
  }

  it('to an account that is not confirmed offers the confirmation again, to that address', async () => {
    const sent = answerCalls({
      '/auth/sign-in': UNCONFIRMED,
      '/auth/resend-verification': {
        status: 200,
        body: { message: 'Verification email resent! Please check your inbox.' },
      },
    })
    const panel = await mount(<LoginPanel providers={[]} reason={null} />)
    await type(panel.find('#login-email'), ' anna@kaido.example ')
    await type(panel.find('#login-password'), 'Correct1@horse')
    await submit(panel.find('form'))
    expect(panel.text()).toContain('Please confirm your e-mail address first')
    await click(panel.button('Resend verification e-mail'))
    await vi.waitFor(() => expect(panel.text()).toContain('Verification email resent!'))
    expect(sent[1]).toEqual({
      path: '/auth/resend-verification',
      body: { email: 'anna@kaido.example' },
    })
    await panel.gone()
  })

  it('that is refused for anything else offers no such thing', async () => {
    answerCalls({
      '/auth/sign-in': { status: 403, body: { message: 'This account is blocked', error: 'forbidden' } },
    })
    const panel = await mount(<LoginPanel providers={[]} reason={null} />)
    await type(panel.find('#login-email'), 'anna@kaido.example')
    await type(panel.find('#login-password'), 'Correct1@horse')
    await submit(panel.find('form'))
    expect(panel.text()).toContain('This account is blocked')
    expect(panel.text()).not.toContain('Resend')
    await panel.gone()
  })

  it('through a provider to such an account offers it too', async () => {
    const pending = await mount(<SignInErrorPanel reason="pending" provider="Google" />)
    expect(pending.button('Resend verification e-mail')).toBeTruthy()
    await pending.gone()
    const blocked = await mount(<SignInErrorPanel reason="blocked" provider="Google" />)
    expect(blocked.text()).not.toContain('Resend')
    await blocked.gone()
  })
})

describe('the ways in without a password', () => {
  it('are those that are set up, and nothing at all without any', async () => {
    const one = await mount(<SocialButtons providers={[{ name: 'google', title: 'Google' }]} />)
    expect(one.text()).toBe('Connect with Google')
    await one.gone()
    const off = await mount(
      <SocialButtons providers={[{ name: 'facebook', title: 'Facebook', isOff: true }]} />,
    )
    expect(off.place.querySelector('a')).toBeNull()
    expect(off.button('Connect with Facebook')?.getAttribute('aria-disabled')).toBe('true')
    expect(off.text()).toContain('Not available on this site yet.')
    await off.gone()
    const none = await mount(<SocialButtons providers={[]} />)
    expect(none.place.innerHTML).toBe('')
    await none.gone()
  })
})

describe('a new password by a mailed link', () => {
  const panel = () =>
    mount(
      <NewPasswordPanel
        path="/api/v1/auth/reset-password"
        title="Choose a new password"
        action="Save password"
        another="another"
      />,
    )
  const fill = async (shown: Awaited<ReturnType<typeof panel>>) => {
    await type(shown.find('#new-password'), 'Another2@horse')
    await type(shown.find('#new-repeat'), 'Another2@horse')
    await submit(shown.find('form'))
  }

  it('can be chosen after the page was loaded again, until it is set', async () => {
    const sent = answerCalls({
      '/auth/reset-password': { status: 200, body: { message: 'Password changed successfully!' } },
    })
    history.replaceState(null, '', '/auth/update-password#token=abc')
    await (await panel()).gone()
    expect(location.hash).toBe('')
    const again = await panel()
    await fill(again)
    await vi.waitFor(() => expect(again.text()).toContain('Password changed successfully!'))
    expect(sent).toEqual([
      { path: '/auth/reset-password', body: { token: 'abc', password: 'Another2@horse' } },
    ])
    await again.gone()
    const after = await panel()
    expect(after.text()).toContain('This link is no longer valid')
    await after.gone()
  })

  it('is not requested again once the server has refused the link', async () => {
    answerCalls({ '/auth/reset-password': { status: 400, body: { message: 'No longer valid' } } })
    history.replaceState(null, '', '/auth/update-password#token=old')
    const shown = await panel()
    await fill(shown)
    await vi.waitFor(() => expect(shown.text()).toContain('This link is no longer valid'))
    await shown.gone()
    const again = await panel()
    expect(again.text()).toContain('This link is no longer valid')
    await again.gone()
  })
})
