import ts from 'typescript'

/**
 * The texts of the template literals in a file, without their expressions, which become ` ? `. Nested
 * literals are separate texts.
 */
export function templatesOf(code: string, file = 'file.ts'): string[] {
  if (!code.includes('`')) return []
  const texts: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isNoSubstitutionTemplateLiteral(node)) texts.push(node.text)
    if (ts.isTemplateExpression(node))
      texts.push([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(' ? '))
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, code, ts.ScriptTarget.Latest))
  return texts
}
