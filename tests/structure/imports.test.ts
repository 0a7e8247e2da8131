import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import config from '../../.dependency-cruiser.cjs'

const root = path.resolve(import.meta.dirname, '../..')
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kaido-imports-'))
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

const M = 'src/modules'

/** Rules and one import that each must find: the importing file, and the imported one. */
const PLANTED: readonly (readonly [rule: string, importer: string, imported: string])[] = [
  ['kernel-is-alone', 'src/kernel/a', 'src/server/b'],
  ['input-is-zod-on-the-kernel', 'src/input/a', 'src/server/b'],
  ['ground-knows-no-module', 'src/server/c', `${M}/inventory/lists/rules/b`],
  ['server-is-below-the-api', 'src/server/d', 'src/api/b'],
  ['config-is-the-top', 'src/api/e', 'payload.config'],
  ['pages-use-the-running-product', 'src/app/(storefront)/to/e', 'payload.config'],
  ['design-system-knows-no-server', 'src/ui/f', 'src/server/b'],
  ['public-pages-are-light', 'src/app/(storefront)/vehicles/a', 'src/ui/client/client-provider'],
  ['rules-are-pure', `${M}/inventory/vehicles/rules/a`, `${M}/inventory/vehicles/schemas/b`],
  ['schemas-know-no-server', `${M}/inventory/vehicles/schemas/c`, 'src/server/b'],
  ['rules-are-pure', `${M}/inventory/vehicles/rules/w`, `${M}/inventory/vehicles/words`],
  ['words-are-plain', `${M}/inventory/lists/words`, `${M}/inventory/lists/queries/b`],
  ['features-through-the-front-door', `${M}/inventory/cards/ui/w`, `${M}/inventory/media/words`],
  ['reading-and-writing-know-no-address', `${M}/inventory/vehicles/queries/d`, 'src/ui/b'],
  ['features-through-the-front-door', `${M}/inventory/cards/operations/e`, `${M}/inventory/lists/mail/b`],
  ['features-through-the-front-door', `${M}/inventory/cards/ui/e`, `${M}/settings/places/admin/b`],
  ['calls-are-no-screens', `${M}/inventory/vehicles/routes/f`, `${M}/inventory/vehicles/ui/b`],
  ['collections-are-shape', 'collections/inventory/A', `${M}/inventory/vehicles/routes/b`],
  ['modules-know-no-roof', `${M}/inventory/vehicles/ui/g`, 'src/shell/b'],
  ['shell-knows-no-wiring', 'src/shell/h', 'src/wiring/b'],
  ['addresses-are-the-top', 'src/wiring/i', 'src/app/b'],
  ['no-tests-in-the-product', 'src/server/j', 'tests/b'],
  ['layer-order-rules', `${M}/inventory/vehicles/rules/k`, `${M}/inventory/vehicles/queries/b`],
  ['layer-order-schemas', `${M}/inventory/vehicles/schemas/k`, `${M}/inventory/vehicles/queries/b`],
  ['layer-order-queries', `${M}/inventory/vehicles/queries/k`, `${M}/inventory/vehicles/routes/b`],
  ['module-order-accounts', `${M}/accounts/people/queries/l`, `${M}/settings/places/rules/b`],
  ['module-order-settings', `${M}/settings/places/queries/l`, `${M}/inventory/lists/rules/b`],
  ['module-order-inventory', `${M}/inventory/lists/queries/l`, `${M}/sales/quotes/rules/b`],
  ['module-order-sales', `${M}/sales/quotes/queries/l`, `${M}/support/tickets/rules/b`],
  ['module-order-support', `${M}/support/tickets/queries/l`, `${M}/content/pages/rules/b`],
  ['module-order-content', `${M}/content/pages/queries/l`, `${M}/careers/openings/rules/b`],
  ['module-order-careers', `${M}/careers/openings/queries/l`, `${M}/support/tickets/rules/b`],
  ['feature-order-accounts-access', `${M}/accounts/access/queries/m`, `${M}/accounts/people/rules/b`],
  ['feature-order-settings-jobs', `${M}/settings/jobs/queries/m`, `${M}/settings/audit-log/rules/b`],
  ['feature-order-inventory-media', `${M}/inventory/media/rules/m`, `${M}/inventory/vehicles/rules/b`],
  ['feature-order-inventory-vehicles', `${M}/inventory/vehicles/rules/m`, `${M}/inventory/cards/rules/b`],
  ['blocks-use-what-is-open', `${M}/content/blocks/map/map-block.tsx`, `${M}/inventory/lists/admin/b`],
  ['blocks-are-shape', `${M}/content/blocks/map/config`, 'src/ui/b'],
  ['blocks-are-shape', `${M}/content/blocks/map/content`, `${M}/content/blocks/map/other-block.tsx`],
  ['block-components-are-screens', `${M}/content/blog/routes/b`, `${M}/content/blocks/map/other-block.tsx`],
  ['plugins-use-what-is-open', 'plugins/tolls/routes/p', `${M}/inventory/reservations/mail/b`],
  ['plugins-use-what-is-open', 'plugins/tolls/routes/p', 'plugins/fuel/rules/b'],
  ['plugins-use-what-is-open', 'plugins/tolls/routes/p', 'collections/inventory/B'],
  ['plugins-can-be-left-out', `${M}/inventory/cards/queries/p`, 'plugins/tolls/queries/b'],
  ['plugins-can-be-left-out', 'src/wiring/p', 'plugins/tolls/module'],
  ['plugins-can-be-left-out', 'plugins/audit-log/p', 'plugins/tolls/module'],
  ['plugins-by-their-face', 'plugins/modules', 'plugins/tolls/routes/b'],
  ['public-pages-are-light', 'src/app/(storefront)/vehicles/a', 'src/ui/client/client-provider'],
  ['rules-are-pure', 'plugins/tolls/rules/p', 'src/server/b'],
  ['layer-order-rules', 'plugins/tolls/rules/p', 'plugins/tolls/queries/b'],
  ['collections-are-shape', 'plugins/tolls/collections/P', 'plugins/tolls/admin/b'],
  ['modules-know-no-roof', 'plugins/tolls/admin/p', 'src/shell/b'],
  ['no-circular', `${M}/inventory/lists/rules/n`, `${M}/inventory/lists/rules/o`],
]

/** The reverse of the planted circle; it is found once. */
const CIRCLE = [`${M}/inventory/lists/rules/o`, `${M}/inventory/lists/rules/n`] as const

/** Allowed directions. */
const ALLOWED: readonly (readonly [importer: string, imported: string])[] = [
  [`${M}/inventory/vehicles/operations/y`, `${M}/inventory/vehicles/rules/z`],
  [`${M}/sales/quotes/operations/y`, `${M}/inventory/vehicles/operations/z`],
  [`${M}/inventory/wishlist/ui/y`, `${M}/inventory/cards/ui/z`],
  ['plugins/tolls/operations/y', `${M}/inventory/vehicles/operations/z`],
  ['plugins/tolls/admin/y', 'plugins/tolls/queries/z'],
  ['plugins/tolls/collections/Y', 'collections/shared/z'],
  [`${M}/inventory/wishlist/words`, `${M}/inventory/vehicles/rules/z`],
  [`${M}/inventory/wishlist/ui/y`, `${M}/inventory/wishlist/words`],
  [`${M}/inventory/wishlist/routes/y`, `${M}/inventory/wishlist/words`],
  [`${M}/content/blocks/map/map-block.tsx`, `${M}/inventory/cards/ui/z`],
  [`${M}/content/topics/queries/y`, `${M}/content/blocks/map/content`],
  [`${M}/content/blocks/ui/block-components.gen.tsx`, 'plugins/tolls/ui/toll-block.tsx'],
  ['plugins/modules', 'plugins/tolls/module'],
  ['src/wiring/y', 'plugins/modules'],
  ['src/wiring/y', `${M}/inventory/vehicles/routes/z`],
  ['src/app/y', 'src/shell/z'],
]

type Violation = { rule: { name: string }; from: string; to: string }
let importedFiles: Set<string>
/** Names without an ending are of plain code. */
const fileOf = (name: string): string => (name.endsWith('.tsx') ? name : `${name}.ts`)
const line = (rule: string, from: string, to: string) => `${rule}: ${fileOf(from)} -> ${fileOf(to)}`

beforeAll(() => {
  for (const file of ['node_modules', 'tsconfig.json', '.dependency-cruiser.cjs'])
    fs.symlinkSync(path.join(root, file), path.join(folder, file))
  const texts = new Map<string, string>()
  const add = (file: string, text: string) => texts.set(file, (texts.get(file) ?? '') + text)
  for (const [importer, imported] of [...PLANTED.map(([, ...pair]) => pair), CIRCLE, ...ALLOWED]) {
    const away = path.relative(path.dirname(importer), imported).replace(/\.tsx$/, '')
    // Words may use any types: theirs is an import of values.
    const what = importer.endsWith('/words') ? '' : 'type {} from '
    add(importer, `import ${what}'${away.startsWith('.') ? away : `./${away}`}'\n`)
    add(imported, '')
  }
  for (const [file, text] of texts) {
    const place = path.join(folder, fileOf(file))
    fs.mkdirSync(path.dirname(place), { recursive: true })
    fs.writeFileSync(place, `${text}export type Planted = 1\n`)
  }
  const args = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json']
  const places = ['src', 'collections', 'plugins', 'payload.config.ts', 'tests']
  const report = execFileSync(path.join(root, 'node_modules/.bin/depcruise'), [...args, ...places], {
    cwd: folder,
    stdio: 'pipe',
    maxBuffer: 64 * 1024 * 1024,
  })
  const { violations } = JSON.parse(String(report)).summary as { violations: Violation[] }
  importedFiles = new Set(violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`))
})

test.each(PLANTED)('%s finds %s importing %s', (rule, importer, imported) => {
  expect(importedFiles).toContain(line(rule, importer, imported))
})

test('allowed directions pass', () => {
  const names = ALLOWED.map(([from, to]) => `${fileOf(from)} -> ${fileOf(to)}`)
  expect([...importedFiles].filter((violation) => names.some((name) => violation.endsWith(name)))).toEqual([])
})

test('every kind of rule has its planted violation', () => {
  const planted = new Set(PLANTED.map(([rule]) => rule))
  const isOneOfMany = (rule: string) => rule.startsWith('feature-order-') || rule === 'module-order-reports'
  const names = config.forbidden.map(({ name }: { name: string }) => name)
  expect(names.filter((name: string) => !planted.has(name) && !isOneOfMany(name))).toEqual([])
})
