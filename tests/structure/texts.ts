import ts from 'typescript'

/** A text for people in a code file. */
export type Text = { text: string; line: number }

/** Attributes, properties and variables whose texts people read; `none` and `lead` are those of our own lists. */
const READ =
  /^(label|title|alt|placeholder|aria-label|lead|hint|help|note|none|noMatch|empty|any|done|verb|message|sentence)$/i
/** Calls that display their text. */
const SHOWN = /^(toast(\.\w+)?|set(Notice|Problem|Error|Busy))$/
/** Several words starting with a capital letter: only texts look like this. */
const SENTENCE = /^["“‘(]?\p{Lu}[\p{L}’-]*,? .*\p{Ll}/u

const isChoice = (node: ts.Node, of: ts.Node): boolean =>
  ts.isParenthesizedExpression(of) ||
  (ts.isConditionalExpression(of) && of.condition !== node) ||
  (ts.isBinaryExpression(of) && /^(&&|\|\||\?\?)$/.test(of.operatorToken.getText()))

/** The conditional that a string is part of; the string itself if there is none. */
function choiceOf(node: ts.Node): ts.Node {
  let at = node
  while (isChoice(at, at.parent)) at = at.parent
  return at
}

function isRead(node: ts.Node, text: string): boolean {
  const choice = choiceOf(node)
  const use = choice.parent
  if (ts.isNewExpression(use) || ts.isBinaryExpression(use) || ts.isCaseClause(use)) return false
  if (ts.isJsxExpression(use) && !ts.isJsxAttribute(use.parent)) return true
  const named = ts.isJsxExpression(use) ? use.parent : use
  if (ts.isJsxAttribute(named))
    return READ.test(named.name.getText()) || (named.name.getText() !== 'className' && SENTENCE.test(text))
  if (ts.isPropertyAssignment(named) && READ.test(named.name.getText())) return /^\p{Lu}/u.test(text)
  if (ts.isCallExpression(named) && SHOWN.test(named.expression.getText()))
    return named.arguments[0] === choice
  return SENTENCE.test(text)
}

const textOf = (node: ts.Node): string | null => {
  if (ts.isJsxText(node) || ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return null
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…')
}

/** The texts of a file that people read: those of its elements and their attributes, and whole sentences. */
export function textsIn(code: string, file = 'file.tsx'): Text[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true)
  const texts: Text[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || ts.isThrowStatement(node)) return
    const text = textOf(node)?.trim()
    if (text && /\p{L}{2}/u.test(text) && (ts.isJsxText(node) || isRead(node, text)))
      texts.push({ text, line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1 })
    ts.forEachChild(node, visit)
  }
  visit(source)
  return texts
}
