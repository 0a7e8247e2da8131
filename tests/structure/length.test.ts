import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { longFunctions } from './length'

const root = path.resolve(import.meta.dirname, '../..')
const FUNCTION_LINES = 45
const FILE_LINES = 300

/** The product's code, without its tests, generated files, and tables and texts that are data. */
const files = globSync('{src,plugins,collections,globals,scripts}/**/*.{ts,tsx,mjs}', { cwd: root })
  .filter((file) => !/\.(test|fixture|gen)\.|\/(migrations|data|demo|texts)\/|\/data\.ts$/.test(file))
  .map((file) => ({ file, code: readFileSync(path.join(root, file), 'utf8') }))

test('functions fit on a page', () => {
  const long = files.flatMap(({ code, file }) =>
    longFunctions(code, FUNCTION_LINES, file).map(
      ({ line, lines, name }) => `${lines} ${file}:${line} ${name}`,
    ),
  )
  expect(long.sort()).toEqual([])
})

test('files have a readable length', () => {
  const long = files.filter(({ code }) => code.split('\n').length - 1 > FILE_LINES).map(({ file }) => file)
  expect(long).toEqual([])
})

test('a long function is found, whatever kind it is', () => {
  const body = 'f()\n'.repeat(3)
  const code = `function a() {\n${body}}\nconst b = () => {\n${body}}\nclass C { d() {\n${body}} }\nconst e = () => 1`
  expect(longFunctions(code, 4).map(({ name }) => name)).toEqual(['a', 'b', 'd'])
  expect(longFunctions(code, 5)).toEqual([])
})
