import { createElement, Fragment, type ReactNode } from 'react'
import type { CustomPart } from '../rules/custom-parts'

/** Attributes that React has another name for. */
const REACT_NAMES: Readonly<Record<string, string>> = {
  crossorigin: 'crossOrigin',
  fetchpriority: 'fetchPriority',
  nomodule: 'noModule',
  referrerpolicy: 'referrerPolicy',
}

/** True as soon as they are there. */
const FLAGS: readonly string[] = ['async', 'defer', 'nomodule']

const propsOf = (attrs: CustomPart['attrs']): Record<string, string | boolean> =>
  Object.fromEntries(
    Object.entries(attrs).map(([name, value]) => [REACT_NAMES[name] ?? name, FLAGS.includes(name) || value]),
  )

/** React writes the text of a script just as it is, which its hash depends on. */
function elementOf({ attrs, kind, text }: CustomPart): ReactNode {
  const props = propsOf(attrs)
  if (kind === 'noscript') return <noscript>{createElement('img', { ...props, hidden: true })}</noscript>
  return createElement(kind, props, ...(text === '' ? [] : [text]))
}

/**
 * The custom code of a page type, as an administrator saved it. Its scripts have no nonce: they run because the page's policy
 * names their hashes and hosts.
 */
export const CustomCode = ({ parts }: { parts: readonly CustomPart[] }): ReactNode =>
  createElement(Fragment, null, ...parts.map(elementOf))
