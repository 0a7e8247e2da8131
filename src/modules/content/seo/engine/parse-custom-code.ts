import { err, ok, type Result } from '@/kernel/result'
import { CODE_MESSAGES, type CustomPart, hashesOf, INLINE_SCRIPTS_MAX } from '../rules/custom-parts'
import { findDisallowedElement } from './find-disallowed-element'
import { type Reading, RefusedCode, readCustomPart, refuse } from './read-custom-part'

/** Put behind the code: if it is not the last element then, something before it was not closed. */
const END = { name: 'end-of-custom-code', html: '<meta name="end-of-custom-code">' }

/** Reads HTML as a browser does. */
async function nodeReader(): Promise<Reading['nodesOf']> {
  // Large, and needed only here.
  const { JSDOM } = await import('jsdom')
  return (html) => {
    const foreign = findDisallowedElement(html)
    if (foreign !== null) return refuse(CODE_MESSAGES.element(foreign))
    const nodes = [...JSDOM.fragment(html + END.html).childNodes]
    const last = nodes.pop()
    const isEnd = last?.nodeName === 'META' && (last as Element).getAttribute('name') === END.name
    return isEnd ? nodes : refuse(CODE_MESSAGES.unclosed)
  }
}

/**
 * Custom code as the parts that are served of it. Everything else than what pages can do without harm is refused, so that
 * nothing is left out without a word.
 *
 * @param hosts that scripts and pictures may come from
 * @returns the message of what is wrong with it
 */
export async function parseCustomCode(
  code: string,
  hosts: readonly string[],
): Promise<Result<CustomPart[], string>> {
  try {
    // Browsers read every line break as LF, and the hash is that of what they read.
    const plain = code.replaceAll('\r\n', '\n').replaceAll('\r', '\n')
    const nodesOf = await nodeReader()
    const parts = nodesOf(plain).flatMap((node) => readCustomPart(node, { hosts, nodesOf }))
    if (parts.length === 0) return err(CODE_MESSAGES.nothing)
    return hashesOf(parts).length > INLINE_SCRIPTS_MAX ? err(CODE_MESSAGES.tooMany) : ok(parts)
  } catch (error) {
    if (error instanceof RefusedCode) return err(error.message)
    throw error
  }
}
