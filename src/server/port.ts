/** A query of a lower module that does not know who answers it. */
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

/** A question that exactly one higher module answers. */
export type SinglePort<T> = {
  /**
   * Sets the source. The same key replaces it: each bundle of the process registers its own.
   *
   * @returns removes the source again
   * @throws Error if another key has registered: two modules that both answer are a mistake of the build
   */
  register(key: string, source: T): () => void
  /**
   * The source.
   *
   * @throws Error if there is none; there is no default, as there is none for `Port.all`
   */
  get(): T
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
 * Lets higher modules answer what a lower one needs from them. They register in their definition
 * (`answerPorts`); registrations apply to the whole process.
 *
 * @param name of the query; must be unique
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
      if (sources.length === 0) throw new Error(nobody(name))
      return sources
    },
  }
}

const nobody = (name: string): string => `Nobody has registered at the port ${name}`

/**
 * The same for a question with one answer.
 *
 * @param name of the query; must be unique
 */
export function defineSinglePort<T>(name: string): SinglePort<T> {
  const many = definePort<T>(name)
  return {
    register(key, source) {
      const [other] = [...sourcesOf(name).keys()].filter((known) => known !== key)
      if (other !== undefined) throw new Error(`${key} cannot register at the port ${name}: ${other} has`)
      return many.register(key, source)
    },
    get() {
      const [source] = many.all() as readonly [T]
      return source
    },
  }
}
