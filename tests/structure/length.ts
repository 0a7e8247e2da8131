import ts from 'typescript'

/** A function that is longer than a page, by its name. */
export type LongFunction = { name: string; line: number; lines: number }

const nameOf = (node: ts.Node): string => {
  const named = node as { name?: ts.Node; parent?: { name?: ts.Node } }
  const name = named.name ?? named.parent?.name
  return name && ts.isIdentifier(name) ? name.text : '(no name)'
}

/** The functions of a file, of any kind, with more lines than this. */
export function longFunctions(code: string, most: number, file = 'file.tsx'): LongFunction[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true)
  const lineOf = (at: number): number => source.getLineAndCharacterOfPosition(at).line + 1
  const long: LongFunction[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const line = lineOf(node.getStart(source))
      const lines = lineOf(node.getEnd()) - line + 1
      if (lines > most) long.push({ name: nameOf(node), line, lines })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return long
}
