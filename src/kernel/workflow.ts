import { err, ok, type Result } from './result'

/** One step of a workflow, a row of its table. */
export type Step = {
  /** The states from which it can be taken. */
  from: readonly string[]
  to: string
  /** The kinds of actor who may take it, such as 'staff', 'customer' or 'clock'. */
  by: readonly string[]
  /** What has to be true besides, in the order in which it is looked at. */
  needs?: readonly string[]
  /** The e-mails that are sent. */
  mails?: readonly string[]
  /** What else is done. */
  effects?: readonly string[]
}

/** The table of a workflow: every step by its name. What it does not list cannot be done. */
export type Steps = Readonly<Record<string, Step>>

type Listed<S, Key extends string> = S extends { readonly [K in Key]: readonly (infer Name extends string)[] }
  ? Name
  : never

/** The names of a table's steps. */
export type StepOf<T extends Steps> = keyof T & string
/** Every state that a table names. */
export type StateOf<T extends Steps> = T[keyof T]['from'][number] | T[keyof T]['to']
/** Every kind of actor that a table names. */
export type ActorOf<T extends Steps> = T[keyof T]['by'][number]
/** Everything that a table's steps need. */
export type NeedOf<T extends Steps> = Listed<T[keyof T], 'needs'>
/** Every e-mail that a table names. */
export type MailOf<T extends Steps> = Listed<T[keyof T], 'mails'>
/** Every effect that a table names. */
export type EffectOf<T extends Steps> = Listed<T[keyof T], 'effects'>
/** The steps that a kind of actor may take. */
export type StepBy<T extends Steps, A extends ActorOf<T>> = {
  [K in StepOf<T>]: A extends T[K]['by'][number] ? K : never
}[StepOf<T>]

/** What a step makes: the state after it, and what is to be sent and done. */
export type Taken<T extends Steps> = {
  to: StateOf<T>
  mails: readonly MailOf<T>[]
  effects: readonly EffectOf<T>[]
}

/** Why a step cannot be taken; of several reasons the first. */
export type StepRefusal<T extends Steps> =
  | { reason: 'wrong_actor' }
  | { reason: 'wrong_state' }
  | { reason: 'unmet'; need: NeedOf<T> }

/** Names of a table, typed. */
export const namesOf = <T extends Steps>(table: T): StepOf<T>[] => Object.keys(table)

/** The steps that a kind of actor may take in whatever state, in the order of the table. */
export const stepsBy = <T extends Steps, A extends ActorOf<T>>(table: T, actor: A): StepBy<T, A>[] =>
  namesOf(table).filter((name): name is StepBy<T, A> => isListed(table[name]?.by, actor))

/**
 * The steps that a kind of actor may take from a state, in the order of the table. Whether what they need is there is
 * said when one is taken.
 */
export const nextSteps = <T extends Steps, A extends ActorOf<T>>(
  table: T,
  state: StateOf<T>,
  actor: A,
): StepBy<T, A>[] => stepsBy(table, actor).filter((name) => isListed(table[name]?.from, state))

/**
 * Judges one step by the table.
 *
 * @param facts whether what steps need is there
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
