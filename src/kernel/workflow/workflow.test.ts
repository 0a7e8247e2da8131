import { describe, expect, expectTypeOf, it, test } from 'vitest'
import { type MailOf, type NeedOf, nextSteps, type StepBy, type Steps, stepsBy, takeStep } from './workflow'
import { faultsOfWorkflow } from './workflow-faults'

const LOAN = {
  lend: { from: ['IN'], to: 'OUT', by: ['librarian'], needs: ['paid', 'unreserved'], mails: ['lent'] },
  extend: { from: ['OUT'], to: 'OUT', by: ['librarian', 'reader'], needs: ['unreserved'] },
  return: { from: ['OUT', 'OVERDUE'], to: 'IN', by: ['reader'], effects: ['shelve'] },
  remind: { from: ['OUT'], to: 'OVERDUE', by: ['clock'], mails: ['overdue'] },
} as const satisfies Steps
const ALL_MET = { paid: true, unreserved: true }

describe('next steps', () => {
  it('are those that the actor may take from the state, in the order of the table', () => {
    expect(nextSteps(LOAN, 'OUT', 'reader')).toEqual(['extend', 'return'])
    expect(nextSteps(LOAN, 'OUT', 'librarian')).toEqual(['extend'])
    expect(nextSteps(LOAN, 'IN', 'reader')).toEqual([])
    expect(stepsBy(LOAN, 'librarian')).toEqual(['lend', 'extend'])
  })

  it("are typed by the table's entries for each actor", () => {
    expectTypeOf(nextSteps(LOAN, 'IN', 'librarian')).toEqualTypeOf<('lend' | 'extend')[]>()
    expectTypeOf<StepBy<typeof LOAN, 'clock'>>().toEqualTypeOf<'remind'>()
    expectTypeOf<NeedOf<typeof LOAN>>().toEqualTypeOf<'paid' | 'unreserved'>()
    expectTypeOf<MailOf<typeof LOAN>>().toEqualTypeOf<'lent' | 'overdue'>()
  })
})

describe('a step', () => {
  it('enters its state, with the e-mails and effects it causes', () => {
    const lent = { to: 'OUT', mails: ['lent'], effects: [] }
    expect(takeStep(LOAN, 'IN', 'lend', 'librarian', ALL_MET)).toEqual({ ok: true, value: lent })
    const back = { to: 'IN', mails: [], effects: ['shelve'] }
    expect(takeStep(LOAN, 'OVERDUE', 'return', 'reader', ALL_MET)).toEqual({ ok: true, value: back })
  })

  test.each([
    ['whoever may not take it', 'IN', 'lend', 'reader', ALL_MET, { reason: 'wrong_actor' }],
    ['a state from which it does not lead', 'OUT', 'lend', 'librarian', ALL_MET, { reason: 'wrong_state' }],
    [
      'the first need that is not met',
      'IN',
      'lend',
      'librarian',
      { paid: false, unreserved: false },
      { reason: 'unmet', need: 'paid' },
    ],
    [
      'a later need',
      'IN',
      'lend',
      'librarian',
      { paid: true, unreserved: false },
      { reason: 'unmet', need: 'unreserved' },
    ],
  ] as const)('is refused for %s', (_, state, step, actor, facts, error) => {
    expect(takeStep(LOAN, state, step, actor, facts)).toEqual({ ok: false, error })
  })

  it('only checks its own requirements', () => {
    const facts = { paid: false, unreserved: true }
    expect(takeStep(LOAN, 'OUT', 'extend', 'reader', facts).ok).toBe(true)
  })
})

describe('a walk', () => {
  const states = ['IN', 'OUT', 'OVERDUE'] as const
  const take: Parameters<typeof faultsOfWorkflow<typeof LOAN>>[0]['take'] = (state, step, actor) => {
    const taken = takeStep(LOAN, state, step, actor, ALL_MET)
    return taken.ok ? taken.value.to : null
  }

  it('finds nothing wrong with a table that the machine checks', () => {
    expect(faultsOfWorkflow({ table: LOAN, states, start: 'IN', take })).toEqual([])
  })

  it('finds a state that no step enters', () => {
    const { lend, ...others } = LOAN
    const faults = faultsOfWorkflow<typeof others>({ table: others, states, start: 'IN', take })
    expect(faults).toEqual(['OUT is never reached', 'OVERDUE is never reached'])
  })

  it('finds a rule that allows an unlisted step, and one that refuses or enters another state', () => {
    const wrong: typeof take = (state, step, actor) => {
      if (step === 'remind') return actor === 'clock' && state === 'OUT' ? 'IN' : null
      if (step === 'return' && actor === 'librarian' && state === 'OUT') return 'IN'
      if (step === 'extend' && actor === 'reader') return null
      return take(state, step, actor)
    }
    expect(faultsOfWorkflow({ table: LOAN, states, start: 'IN', take: wrong })).toEqual([
      'extend of OUT by reader: refused, not OUT',
      'return of OUT by librarian: IN, not refused',
      'remind of OUT by clock: IN, not OVERDUE',
    ])
  })
})
