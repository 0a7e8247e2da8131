import { expect, test } from 'vitest'
import { chooseReceivers } from './choose-receivers'

const ALL = { handler: ['Amina'], mailbox: ['support@'], members: ['Ben', 'Chloe'], lead: ['Dora'] }
const NONE = { handler: [], mailbox: [], members: [], lead: [] }

test.each([
  ['whoever handles it', ALL, false, ['Amina']],
  ['the shared mailbox', { ...ALL, handler: [] }, false, ['support@']],
  ['each member', { ...ALL, handler: [], mailbox: [] }, false, ['Ben', 'Chloe']],
  ['the lead', { ...NONE, lead: ['Dora'] }, false, ['Dora']],
  ['the lead first of what stays overdue', ALL, true, ['Dora']],
  ['the shared mailbox without a lead', { ...ALL, lead: [] }, true, ['support@']],
  ['the members without both', { ...ALL, lead: [], mailbox: [] }, true, ['Ben', 'Chloe']],
  ['nobody', NONE, false, []],
])('%s', (_, possible, isEscalation, chosen) => {
  expect(chooseReceivers(possible, isEscalation)).toEqual(chosen)
})
