import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { textsIn } from './texts'

const root = path.resolve(import.meta.dirname, '../..')

/** Texts for people in components instead of `words.ts`. This number may only fall. */
const STRAY_TEXTS = 68

/** Screens and components, except for the site's legal pages and e-mails, which are texts themselves. */
const files = globSync('{src,plugins}/**/*.tsx', { cwd: root }).filter(
  (file) => !/\.(test|fixture)\.|^src\/(modules\/[^/]+\/[^/]+|server)\/(texts|mail)\//.test(file),
)

test('texts are in words.ts, with this many exceptions', () => {
  const texts = files.flatMap((file) =>
    textsIn(readFileSync(path.join(root, file), 'utf8'), file).map(
      ({ line, text }) => `${file}:${line} ${text}`,
    ),
  )
  expect(texts.length, texts.join('\n')).toBeLessThanOrEqual(STRAY_TEXTS)
})

test.each([
  ['between tags', '<p>Nothing here</p>', 'Nothing here'],
  ['in a choice', '<p>{busy ? <b /> : wide && "sending"}</p>', 'sending'],
  ['with values', `<p>{\`of $\{count} rows\`}</p>`, 'of … rows'],
  ['as a label', '<Field label="name" />', 'name'],
  ['in a table of columns', 'const columns = [{ key: "name", title: "Name" }]', 'Name'],
  ['said for a moment', 'toast("copied", "warning")', 'copied'],
  [
    'as a sentence anywhere',
    'const FAILED = "The link could not be copied."',
    'The link could not be copied.',
  ],
])('a text %s is found', (_, code, text) => {
  expect(textsIn(code).map((entry) => entry.text)).toEqual([text])
})

test.each([
  '<p className="Fine print" id="name">{words.nothingHere}</p>',
  '<Field label={words.chassisNumber} kind="long" />',
  '<p>{count} · {total}</p>',
  'if (key === "Escape" || state === "Not so") throw new Error("No list stands here")',
])('%s has no text', (code) => {
  expect(textsIn(code)).toEqual([])
})
