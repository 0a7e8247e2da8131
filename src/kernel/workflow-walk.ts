import { type ActorOf, namesOf, type StateOf, type StepOf, type Steps } from './workflow'

type Walk<T extends Steps> = {
  table: T
  /** Every state that there is. */
  states: readonly StateOf<T>[]
  /** Where it begins. */
  start: StateOf<T>
  /** The rule that judges a step where everything that it needs is there; gives the state after it, or null for a refusal. */
  take: (state: StateOf<T>, step: StepOf<T>, actor: ActorOf<T>) => StateOf<T> | null
}

/**
 * Walks a workflow for its test, whichever rule judges its steps: every state is reached from the start, every step
 * that the table lists leads where it says, and every other is refused, for every kind of actor.
 *
 * @returns what is wrong, in sentences; nothing when all is well
 */
export function faultsOfWorkflow<T extends Steps>({ start, states, table, take }: Walk<T>): string[] {
  const steps = namesOf(table)
  const actors = [...new Set<ActorOf<T>>(steps.flatMap((step) => table[step]?.by ?? []))]
  const reached = new Set<StateOf<T>>([start])
  // A set that grows while it is walked gives its new members as well.
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
