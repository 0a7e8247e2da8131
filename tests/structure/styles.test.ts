import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')

/** The design system and the two surfaces that load it. */
const isShared = (file: string): boolean => /^src\/(ui|app)\//.test(file)

/** What a library brings with it, for a component that is loaded when it is needed. */
const FROM_LIBRARIES = ['@photo-sphere-viewer/core/index.css', 'yet-another-react-lightbox/styles.css']

/** The sheets of a file that count for the whole page. */
const globalSheets = (text: string): string[] =>
  [...text.matchAll(/\b(?:import|from)\s*\(?\s*["']([^"']+\.css)["']/g)]
    .map(([, sheet = '']) => sheet)
    .filter((sheet) => !sheet.endsWith('.module.css') && !FROM_LIBRARIES.includes(sheet))

describe('the storefront is styled in its components, the back office by modules', () => {
  test('no sheet of a feature counts for the whole page', () => {
    const sheets = globSync('{src,plugins}/**/*.css', { cwd: root })
    expect(sheets.length).toBeGreaterThan(10)
    expect(sheets.filter((file) => !file.endsWith('.module.css') && !isShared(file))).toEqual([])
  })

  test('no component imports one', () => {
    const files = globSync('{src,plugins}/**/*.{ts,tsx}', { cwd: root }).filter(
      (file) => !isShared(file) && !/\.test\./.test(file),
    )
    const found = files.flatMap((file) =>
      globalSheets(readFileSync(path.join(root, file), 'utf8')).map((sheet) => `${file} -> ${sheet}`),
    )
    expect(found).toEqual([])
  })

  test('an import of one would be found', () => {
    expect(globalSheets("import './compare.css'")).toEqual(['./compare.css'])
    expect(globalSheets("import css from './compare.module.css'")).toEqual([])
  })
})
