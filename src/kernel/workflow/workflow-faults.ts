import { type ActorOf, namesOf, type StateOf, type StepOf, type Steps } from './workflow'

type Walk<T extends Steps> = {
  table: T
  /** Every existing state. */
  states: readonly StateOf<T>[]
  /** The start state. */
  start: StateOf<T>
  /**
   * The rule that evaluates a step whose requirements are all met; returns the next state, or null
   * for a refusal.
   */
  take: (state: StateOf<T>, step: StepOf<T>, actor: ActorOf<T>) => StateOf<T> | null
}

/**
 * Walks a workflow for its test, whichever rule evaluates its steps: every state can be reached from the
 * start, every listed step ends in the state that the table names, and every other step is refused, for
 * every kind of actor.
 * @returns the problems found, as sentences; empty if all is well
 */
export function faultsOfWorkflow<T extends Steps>({ start, states, table, take }: Walk<T>): string[] {
  const steps = namesOf(table)
  const actors = [...new Set<ActorOf<T>>(steps.flatMap((step) => table[step]?.by ?? []))]
  const reached = new Set<StateOf<T>>([start])
  // Iterating over a set also visits members added during the iteration.
  for (const state of reached)
    for (const step of steps) if (table[step]?.from.includes(state)) reached.add(table[step].to)
  const faults = states.filter((state) => !reached.has(state)).map((state) => `${state} is never reached`)
  for (const state of states)
    for (const step of steps)
      for (const actor of actors) {
        const row = table[step]
        const listed = row?.from.includes(state) && row.by.includes(actor) ? row.to : null
        const after = take(state, step, actor)
        if (after === listed) continue
        faults.push(`${step} of ${state} by ${actor}: ${after ?? 'refused'}, not ${listed ?? 'refused'}`)
      }
  return faults
}
