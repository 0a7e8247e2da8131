/** A question that a lower module asks without knowing who answers it. */
export type Port<T> = {
  /**
   * Adds a source under a key, replacing any earlier one.
   *
   * @returns removes the source again
   */
  register(key: string, source: T): () => void
  /**
   * Every source, in the order in which their keys were first registered.
   *
   * @throws Error if there is none: a process that forgot to register them must not behave as if there were
   * no answers
   */
  all(): readonly T[]
}

// The API's calls and the admin's are separate bundles that share nothing but this.
const PORTS = Symbol.for('kaido.ports')
const shared = globalThis as typeof globalThis & { [PORTS]?: Map<string, Map<string, unknown>> }

function sourcesOf(name: string): Map<string, unknown> {
  shared[PORTS] ??= new Map()
  const sources = shared[PORTS].get(name) ?? new Map<string, unknown>()
  shared[PORTS].set(name, sources)
  return sources
}

/**
 * Lets higher modules tell a lower one what it needs to know from them. They register in their definition
 * (`answerPorts`); registrations apply to the whole process.
 *
 * @param name says what is asked; must be unique
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
