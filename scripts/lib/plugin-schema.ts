type Tree = { [key: string]: unknown }

const isTree = (value: unknown): value is Tree =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

/**
 * What a plugin adds to a description of the schema: whole tables and types, and columns, indexes and
 * references of other modules' tables.
 */
export function partOf(whole: Tree, rest: Tree): Tree {
  const own = Object.entries(whole).flatMap(([key, value]): [string, unknown][] => {
    if (!(key in rest)) return [[key, value]]
    const other = rest[key]
    if (!isTree(value) || !isTree(other)) return []
    const inner = partOf(value, other)
    return Object.keys(inner).length > 0 ? [[key, inner]] : []
  })
  return Object.fromEntries(own)
}

/** A description with a plugin's part added back. */
export function withPart(rest: Tree, part: Tree): Tree {
  const both = Object.entries(part).map(([key, value]): [string, unknown] => {
    const other = rest[key]
    return [key, isTree(value) && isTree(other) ? withPart(other, value) : value]
  })
  return { ...rest, ...Object.fromEntries(both) }
}
