import { getTestPayload } from '../../setup/payload'
import { tokenTo } from '../accounts/outbox'
import { as, contact, independent } from '../accounts/people-kit'
import { accepted, call, PASSWORD, tokenOf } from '../api/client'

export const ACCOUNTS = '/company-settings/bank-accounts'
const CHANGES = '/company-settings/bank-account-changes'
export const MANAGER = 2
export const ELSE = 'Somebody else has to approve it.'

type Token = string | undefined

let numbers = 1000
/** Proposes a bank account. @returns the id of the proposal */
export async function propose(token: Token, currency = 'USD'): Promise<number> {
  numbers += 1
  const body = { currency, bankName: 'MUFG', accountName: 'Kaido K.K.', accountNumber: String(numbers) }
  return (await accepted(as(token).post(ACCOUNTS, body))).data.id
}

export const approve = (token: Token, id: number) => as(token).put(`${CHANGES}/${id}/approve`, {})
export const reject = (token: Token, id: number) => as(token).put(`${CHANGES}/${id}/reject`, {})

/** What somebody reads about a proposal; null if they may approve it. */
export async function problemFor(token: Token, id: number): Promise<string | null> {
  const { data } = await accepted(as(token).get(CHANGES))
  return data.find((change: { id: number }) => change.id === id).approvalProblem
}

/** Signs somebody in again, as after an end of their sessions. */
export const signIn = async (person: { id: number; email: string }) => tokenOf(await getTestPayload(), person)

/** Sets the password of an invited person, who is signed in. */
export async function accept(person: { id: number; email: string }): Promise<string> {
  const token = await tokenTo(person.email, 'invite')
  await accepted(call('POST', '/auth/set-password', { body: { token, password: PASSWORD } }))
  return signIn(person)
}

/** Somebody whom `by` invites and who accepts. */
export async function invite(by: Token, email: string, roleId: number | null = MANAGER) {
  const { data } = await accepted(as(by).post('/users', contact(email, { status: 'ACTIVE', roleId })))
  const person = { id: Number(data.id), email }
  return { ...person, token: await accept(person) }
}

/** Sets for how many days approvers must have been active. */
export const setDays = (token: Token, approverActiveDays: number | null) =>
  as(token).put('/company-settings', { approverActiveDays })

/** Waits for a call that has to work. */
export async function done(answer: ReturnType<typeof call>): Promise<void> {
  await accepted(answer)
}

/** A manager whom nobody made, who may do everything with people. */
export const peopleManager = () =>
  independent(MANAGER, {
    permissions: { accounts: { read: true, create: true, update: true, delete: true } },
  })
