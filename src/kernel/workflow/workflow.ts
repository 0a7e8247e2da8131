import { err, ok, type Result } from '../result'

/** One step of a workflow: a row of its table. */
export type Step = {
  /** The states from which it can be taken. */
  from: readonly string[]
  to: string
  /** The kinds of actor who may take it, such as 'staff', 'customer' or 'clock'. */
  by: readonly string[]
  /** Conditions that must also hold, in the order in which they are checked. */
  needs?: readonly string[]
  /** The e-mails it sends. */
  mails?: readonly string[]
  /** Its other effects. */
  effects?: readonly string[]
}

/** The table of a workflow: every step by name. Anything not listed cannot be done. */
export type Steps = Readonly<Record<string, Step>>

type Listed<S, Key extends string> = S extends { readonly [K in Key]: readonly (infer Name extends string)[] }
  ? Name
  : never

/** The step names of a table. */
export type StepOf<T extends Steps> = keyof T & string
/** Every state in a table. */
export type StateOf<T extends Steps> = T[keyof T]['from'][number] | T[keyof T]['to']
/** Every kind of actor in a table. */
export type ActorOf<T extends Steps> = T[keyof T]['by'][number]
/** Every condition in a table. */
export type NeedOf<T extends Steps> = Listed<T[keyof T], 'needs'>
/** Every e-mail in a table. */
export type MailOf<T extends Steps> = Listed<T[keyof T], 'mails'>
/** Every effect in a table. */
export type EffectOf<T extends Steps> = Listed<T[keyof T], 'effects'>
/** The steps that a kind of actor may take. */
export type StepBy<T extends Steps, A extends ActorOf<T>> = {
  [K in StepOf<T>]: A extends T[K]['by'][number] ? K : never
}[StepOf<T>]

/** The result of a step: the next state, the e-mails to send and the effects to apply. */
export type Taken<T extends Steps> = {
  to: StateOf<T>
  mails: readonly MailOf<T>[]
  effects: readonly EffectOf<T>[]
}

/** Why a step cannot be taken; the first reason if there are several. */
export type StepRefusal<T extends Steps> =
  | { reason: 'wrong_actor' }
  | { reason: 'wrong_state' }
  | { reason: 'unmet'; need: NeedOf<T> }

/** A table's keys, typed. */
export const namesOf = <T extends Steps>(table: T): StepOf<T>[] => Object.keys(table)

/** The steps that a kind of actor may take in any state, in the order of the table. */
export const stepsBy = <T extends Steps, A extends ActorOf<T>>(table: T, actor: A): StepBy<T, A>[] =>
  namesOf(table).filter((name): name is StepBy<T, A> => isListed(table[name]?.by, actor))

/**
 * The steps that a kind of actor may take from a state, in the order of the table. Conditions are checked
 * only when a step is taken.
 */
export const nextSteps = <T extends Steps, A extends ActorOf<T>>(
  table: T,
  state: StateOf<T>,
  actor: A,
): StepBy<T, A>[] => stepsBy(table, actor).filter((name) => isListed(table[name]?.from, state))

/** The states that some sequence of steps reaches from a state, that state included. */
export function statesAfter<T extends Steps>(table: T, state: StateOf<T>): ReadonlySet<StateOf<T>> {
  const seen = new Set<StateOf<T>>([state])
  for (const at of seen)
    for (const name of namesOf(table))
      if (isListed(table[name]?.from, at)) seen.add(table[name]?.to as StateOf<T>)
  return seen
}

/**
 * Checks one step by the table.
 * @param facts which of the conditions hold
 */
export function takeStep<T extends Steps>(
  table: T,
  state: StateOf<T>,
  step: StepOf<T>,
  actor: ActorOf<T>,
  facts: Readonly<Record<NeedOf<T>, boolean>>,
): Result<Taken<T>, StepRefusal<T>> {
  const { by, effects = [], from, mails = [], needs = [], to } = table[step] as Step
  if (!isListed(by, actor)) return err({ reason: 'wrong_actor' })
  if (!isListed(from, state)) return err({ reason: 'wrong_state' })
  const unmet = (needs as NeedOf<T>[]).find((need) => !facts[need])
  if (unmet !== undefined) return err({ reason: 'unmet', need: unmet })
  return ok({ to, mails: mails as MailOf<T>[], effects: effects as EffectOf<T>[] })
}

const isListed = (list: readonly string[] | undefined, name: string): boolean => list?.includes(name) === true
