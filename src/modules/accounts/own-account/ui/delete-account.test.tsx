// @vitest-environment happy-dom
// @vitest-environment-options {"url":"http://localhost/account-settings/security"}
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { answerCalls, click, mount, submit, type } from '@/ui/form/mount.fixture'
import { AccountDeleted } from './account-deleted'
import { DeleteAccount } from './delete-account'

afterEach(() => vi.unstubAllGlobals())

it('opens a page that confirms the deletion and explains how to undo it', async () => {
  const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => {})
  answerCalls({ '/auth/delete-account': { status: 200, body: { message: 'Deleted' } } })
  const shown = await mount(<DeleteAccount />)
  await click(shown.find('input[type=checkbox]'))
  await type(shown.find('#delete-password'), 'Correct1@horse')
  await submit(shown.find('form'))
  await vi.waitFor(() => expect(replace).toHaveBeenCalledWith('/auth/account-deleted'))
  await shown.gone()

  const page = renderToStaticMarkup(<AccountDeleted />)
  expect(page).toContain('Your account has been deleted')
  expect(page).toContain('sign in within 30 days')
  expect(page).toMatch(/href="\/auth\/login"[^>]*>Sign in to restore it</)
})
