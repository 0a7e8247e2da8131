/** A question that a lower module asks without knowing who answers it. */
export type Port<T> = {
  /**
   * Adds a source under a key; one that is there under the same key already makes way.
   *
   * @returns takes the source away again
   */
  register(key: string, source: T): () => void
  /**
   * Every source, in the order in which their keys were first registered.
   *
   * @throws Error when there is none: a process that forgot to register them must not act as if nobody had an answer
   */
  all(): readonly T[]
}

// What answers the contract's calls and what answers the admin's are built apart, and share nothing but this.
const PORTS = Symbol.for('kaido.ports')
const shared = globalThis as typeof globalThis & { [PORTS]?: Map<string, Map<string, unknown>> }

function sourcesOf(name: string): Map<string, unknown> {
  shared[PORTS] ??= new Map()
  const sources = shared[PORTS].get(name) ?? new Map<string, unknown>()
  shared[PORTS].set(name, sources)
  return sources
}

/**
 * A place where higher modules say what a lower one needs to know of them. They register in their
 * face (`answerPorts`); what is registered holds for the whole process.
 *
 * @param name says what is asked; every port has its own
 */
export function definePort<T>(name: string): Port<T> {
  return {
    register(key, source) {
      sourcesOf(name).set(key, source)
      return () => {
        if (sourcesOf(name).get(key) === source) sourcesOf(name).delete(key)
      }
    },
    all() {
      const sources = [...sourcesOf(name).values()] as T[]
      if (sources.length === 0) throw new Error(`Nobody has registered at the port ${name}`)
      return sources
    },
  }
}
