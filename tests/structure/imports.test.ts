import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kaido-imports-'))
fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
for (const file of ['tsconfig.json', '.dependency-cruiser.cjs'])
  fs.copyFileSync(path.join(root, file), path.join(folder, file))
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

/** Names of the rules that a tree of two files breaks: one file importing the other. */
function broken(importer: string, imported: string): string[] {
  const tree = path.join(folder, 'src')
  fs.rmSync(tree, { recursive: true, force: true })
  const write = (file: string, text: string) => {
    const place = path.join(folder, file)
    fs.mkdirSync(path.dirname(place), { recursive: true })
    fs.writeFileSync(place, text)
  }
  write(imported, 'export const planted = 1\n')
  write(
    importer,
    `import { planted } from '@/${imported.replace(/^src\//, '').replace(/\.ts$/, '')}'\nexport const used = planted\n`,
  )
  const args = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', 'src']
  const report = execFileSync(path.join(root, 'node_modules/.bin/depcruise'), args, {
    cwd: folder,
    stdio: 'pipe',
  })
  const { violations } = JSON.parse(String(report)).summary
  return violations.map((violation: { rule: { name: string } }) => violation.rule.name)
}

describe('a planted import is found', () => {
  test.each([
    ['kernel-is-alone', 'src/kernel/money.ts', 'src/server/env.ts'],
    [
      'rules-are-pure',
      'src/modules/inventory/rules/price.ts',
      'src/modules/inventory/vehicles/schemas/vehicle.ts',
    ],
    ['schemas-know-no-server', 'src/modules/inventory/vehicles/schemas/vehicle.ts', 'src/server/env.ts'],
    [
      'reading-and-writing-know-no-address',
      'src/modules/inventory/queries/list.ts',
      'src/modules/inventory/ui/card.ts',
    ],
    [
      'module-order-settings',
      'src/modules/settings/queries/ports.ts',
      'src/modules/inventory/rules/price.ts',
    ],
    [
      'module-order-inventory',
      'src/modules/inventory/queries/list.ts',
      'src/modules/sales/queries/quotes.ts',
    ],
    [
      'other-modules-through-the-front-door',
      'src/modules/inventory/routes/x.ts',
      'src/modules/settings/places/routes/ports.ts',
    ],
    ['design-system-knows-no-product', 'src/ui/card.ts', 'src/modules/inventory/queries/list.ts'],
    ['server-knows-only-rules', 'src/server/jobs.ts', 'src/modules/inventory/operations/save.ts'],
    ['addresses-are-the-top', 'src/modules/inventory/routes/x.ts', 'src/app/page.ts'],
  ])('%s', (rule, importer, imported) => {
    expect(broken(importer, imported)).toContain(rule)
  })
})

test('allowed directions pass', () => {
  expect(broken('src/modules/inventory/operations/save.ts', 'src/modules/inventory/rules/price.ts')).toEqual(
    [],
  )
  expect(
    broken('src/modules/sales/operations/accept.ts', 'src/modules/inventory/operations/hold.ts'),
  ).toEqual([])
})
