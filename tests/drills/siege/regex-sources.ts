import fs from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

/** An expression of the source, with its locations. */
export type Found = { regex: RegExp; places: string[] }

const isSource = (name: string): boolean =>
  /\.[mc]?[jt]sx?$/.test(name) && !/\.(?:test|spec|d|gen)\.\w+$/.test(name)

function* filesIn(place: string): Generator<string> {
  if (fs.statSync(place).isFile()) return yield place
  for (const name of fs.readdirSync(place, { recursive: true }).map(String))
    if (isSource(name) && fs.statSync(path.join(place, name)).isFile()) yield path.join(place, name)
}

/** Every literal expression in some folders or files, without duplicates. */
export function regexesIn(root: string, places: readonly string[]): Found[] {
  const regexes = new Map<string, Found>()
  for (const file of places.flatMap((place) => [...filesIn(path.join(root, place))])) {
    const text = fs.readFileSync(file, 'utf8')
    const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node))
        add(node.text, `${path.relative(root, file)}:${lineOf(tree, node)}`)
      ts.forEachChild(node, visit)
    }
    visit(tree)
  }
  return [...regexes.values()]

  function add(literal: string, place: string): void {
    const end = literal.lastIndexOf('/')
    const one = regexes.get(literal) ?? {
      regex: new RegExp(literal.slice(1, end), literal.slice(end + 1)),
      places: [],
    }
    one.places.push(place)
    regexes.set(literal, one)
  }
}

const lineOf = (tree: ts.SourceFile, node: ts.Node): number =>
  tree.getLineAndCharacterOfPosition(node.getStart()).line + 1
