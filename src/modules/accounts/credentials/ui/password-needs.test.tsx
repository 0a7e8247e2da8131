// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { mount } from '@/ui/form/mount.fixture'
import { checkUncommon } from '../rules/check-uncommon'
import { checkPassword } from '../rules/password'
import { PasswordNeeds } from './password-needs'

const isTaken = (password: string) => [...checkPassword(password), ...checkUncommon(password)].length === 0

test.each([
  'Xk7$mquRvb2',
  'Password1!',
  'Toyota2024!',
  'Xk7#mquRvb2',
  'Xk7$mquRvb2é',
  'xk7$mquRvb2',
  'Xk$mquRvbw',
  'Xk7$mq',
])('the list of needs is complete exactly if the password is taken: %s', async (password) => {
  const shown = await mount(<PasswordNeeds password={password} />)
  const missing = () =>
    [...shown.place.querySelectorAll('li')].filter((li) => li.textContent?.startsWith('·'))
  if (isTaken(password)) await vi.waitFor(() => expect(missing()).toEqual([]))
  else {
    await vi.waitFor(() =>
      expect(shown.text().includes('too easy to guess')).toBe(checkPassword(password).length === 0),
    )
    expect(missing()).not.toEqual([])
  }
  await shown.gone()
})
