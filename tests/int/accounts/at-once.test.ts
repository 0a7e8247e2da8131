import { beforeAll, describe, expect, it } from 'vitest'
import { amidChange } from '../amid-change'
import { type Admitted, admitPeople } from '../api/actors'
import { PASSWORD } from '../api/client'
import { tokenTo } from './outbox'
import { as, row, somebody } from './people-kit'

let tokens: Admitted['tokens']

beforeAll(async () => {
  ;({ tokens } = await admitPeople())
})

const NEXT = 'Another2@horse'

describe('a password that is changed while it is being checked', () => {
  const overtaken = 'pbkdf2-sha256-v1:00'

  it.each([
    ['the password', 'change-password', { currentPassword: PASSWORD, newPassword: NEXT }],
    ['the address', 'change-email', { password: PASSWORD, newEmail: 'taken.over@people.example.com' }],
    ['the account itself', 'delete-account', { password: PASSWORD }],
  ])('no longer gives access to %s', async (_, call, body) => {
    const { id, token } = await somebody()
    const answer = await amidChange(['UPDATE users SET hash = $1 WHERE id = $2', [overtaken, id]], () =>
      as(token).post(`/auth/${call}`, body),
    )
    expect(answer.status).toBe(422)
    expect(await row(id)).toMatchObject({ hash: overtaken, deleted_at: null })
  })
})

describe('a mailed link', () => {
  it('used while its account is changed waits for that, and neither blocks the other', async () => {
    const { id, email } = await somebody()
    await as(undefined).post('/auth/forgot-password', { email })
    const token = await tokenTo(email, 'reset-password')
    const answer = await amidChange(
      ['SELECT FROM users WHERE id = $1 FOR UPDATE', [id]],
      () => as(undefined).post('/auth/reset-password', { token, password: NEXT }),
      [['UPDATE account_tokens SET used_at = now() WHERE user_id = $1', [id]]],
    )
    expect(answer.status).toBe(400)
  })
})

describe('deleting all who are blocked', () => {
  it('spares anyone activated in the meantime', async () => {
    const [spared, blocked] = [await somebody({ status: 'BLOCKED' }), await somebody({ status: 'BLOCKED' })]
    const { body } = await amidChange(["UPDATE users SET status = 'ACTIVE' WHERE id = $1", [spared.id]], () =>
      as(tokens.admin).post('/users/delete-all-blocked'),
    )
    expect(body.count).toBeGreaterThan(0)
    expect((await row(spared.id))?.deleted_at).toBeNull()
    expect((await row(blocked.id))?.deleted_at).not.toBeNull()
  })
})
