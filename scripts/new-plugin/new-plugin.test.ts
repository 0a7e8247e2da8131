import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { faultOfName, namesOf } from './plugin-names'
import { renderPlugin, withPlugin } from './render-plugin'

test.each([
  ['tyre-checks', 'tyreChecks', 'Tyre checks', 'Tyre check'],
  ['toll-companies', 'tollCompanies', 'Toll companies', 'Toll company'],
  ['match-boxes', 'matchBoxes', 'Match boxes', 'Match box'],
  ['stock-audit', 'stockAudit', 'Stock audits', 'Stock audit'],
  ['fuel-delivery', 'fuelDelivery', 'Fuel deliveries', 'Fuel delivery'],
  ['glass', 'glass', 'Glasses', 'Glass'],
])('%s is %s in code, and %s of which each is a %s', (slug, camel, plural, singular) => {
  expect(namesOf(slug)).toMatchObject({ camel, plural, singular })
})

describe('a name', () => {
  it.each([
    [undefined, 'Usage'],
    ['Tyre-Checks', 'no name for a plugin'],
    ['tyre_checks', 'no name for a plugin'],
    ['-tyres', 'no name for a plugin'],
    ['../tyres', 'no name for a plugin'],
    [`a${'b'.repeat(30)}`, 'at most 30 characters'],
    ['import', 'means something else in code'],
    ['words', 'means something else in code'],
    ['vehicle-tyres', 'would count among those of inventory'],
    ['user', 'would be mixed up with user_identities'],
    ['toll', 'would be mixed up with toll_booths'],
    ['toll-booths-closed', 'would be mixed up with toll_booths'],
  ])('%s is refused in one line', (slug, message) => {
    const fault = faultOfName(slug, ['toll_booths'])
    expect(fault).toContain(message)
    expect(fault).not.toContain('\n')
  })

  it('that nothing else has is taken', () => {
    expect(faultOfName('tyre-checks', ['toll_booths'])).toBeNull()
  })
})

describe('the files of a plugin', () => {
  const files = renderPlugin('tyre-checks')

  it('have its name in every form, and nothing of the template', () => {
    expect(files.map(({ file }) => file)).toEqual([
      'plugins/tyre-checks/README.md',
      'plugins/tyre-checks/admin/tyre-checks-due-view.tsx',
      'plugins/tyre-checks/module.ts',
      'plugins/tyre-checks/queries/list-tyre-checks-due.ts',
      'plugins/tyre-checks/rules/tyre-checks.ts',
      'plugins/tyre-checks/words.ts',
      'tests/int/plugins/tyre-checks.test.ts',
    ])
    expect(files.filter(({ text }) => /sample/i.test(text))).toEqual([])
  })

  it('import only what the product exports', () => {
    const imported = files.flatMap(({ text }) =>
      [...text.matchAll(/^import (?:type )?\{([^}]+)\} from '@\/(.+)'$/gm)].flatMap(([, names, from]) =>
        String(names)
          .split(',')
          .map(
            (name) =>
              [
                name
                  .replace(/\btype /, '')
                  .replace(/ as .*/, '')
                  .trim(),
                String(from),
              ] as const,
          )
          .filter(([name, file]) => name !== '' && !file.startsWith('plugins/tyre-checks')),
      ),
    )
    expect(imported.length).toBeGreaterThan(8)
    const missing = imported.filter(([name, from]) => {
      const base = /^(collections|globals|plugins)\//.test(from) ? from : `src/${from}`
      const file = ['.ts', '.tsx', '/index.ts'].map((end) => base + end).find((one) => existsSync(one))
      return !file || !new RegExp(`export [^\\n]*\\b${name}\\b`).test(readFileSync(file, 'utf8'))
    })
    expect(missing).toEqual([])
  })

  it('are listed after the plugins that are there', () => {
    const empty = "import type { Module } from '@/api/module'\n\nconst all: readonly Module[] = []\n"
    const one = withPlugin(empty, 'toll-booths')
    expect(withPlugin(one, 'tyre-checks')).toBe(
      `import type { Module } from '@/api/module'
import { tollBooths } from './toll-booths/module'
import { tyreChecks } from './tyre-checks/module'

const all: readonly Module[] = [tollBooths, tyreChecks]
`,
    )
  })
})
