import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { BLOCKS, GROUND, LAYERS, MODULES, ROOF, WRAPPERS } from './rooms.cjs'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')
const filesIn = (...patterns: string[]): string[] =>
  patterns.flatMap((pattern) => globSync(pattern, { cwd: root })).sort()

const modules = MODULES as Record<string, readonly string[]>
const layers = LAYERS.flat()
/** The contents of a module's own folder: its face, and the tables of its collections. */
const FACE = /^(?:module\.tsx?|tables\.gen\.ts)$/
/** The contents of a feature's own folder, and of a plugin's in addition to its face: its texts. */
const WORDS = 'words.ts'

/** What Next calls by itself, on the server and in browsers. */
const BY_NEXT = /^instrumentation(?:-client)?(?:\.test)?\.ts$/

/** What is wrong with the place of a file in src; null for a place that the house knows. */
function misplaced(file: string): string | null {
  const [, room = '', module = '', feature = '', layer = '', ...rest] = file.split('/')
  if (room !== 'modules') {
    const isFile = module === ''
    if (isFile) return BY_NEXT.test(room) ? null : 'stands beside the rooms'
    return [...GROUND, ...ROOF].includes(room) ? null : `no room is called ${room}`
  }
  if (!modules[module]) return `no module is called ${module}`
  if (FACE.test(feature) && layer === '') return null
  if (!modules[module].includes(feature)) return `no feature of ${module} is called ${feature}`
  if (rest.length === 0) return layer === WORDS ? null : 'stands in no layer'
  if (`${module}/${feature}` === BLOCKS && !layers.includes(layer)) return misplacedInBlock(layer, rest)
  return layers.includes(layer) ? null : `no layer is called ${layer}`
}

/** What is wrong with a file in the folder of a block. */
function misplacedInBlock(block: string, [file = '', ...deeper]: readonly string[]): string | null {
  if (deeper.length > 0) return 'stands below a block'
  return /^(?:config|content(?:\.test)?)\.ts$|\.tsx$/.test(file) ? null : `${block} has no use for ${file}`
}

/** The same for a plugin's file: its face, and layers in addition to its collections and migrations. */
function misplacedPlugin(file: string): string | null {
  const [, plugin = '', layer = '', ...rest] = file.split('/')
  if ((WRAPPERS as readonly string[]).includes(plugin)) return null
  if (rest.length === 0) return FACE.test(layer) || layer === WORDS ? null : 'stands in no layer'
  const known = [...layers, 'collections', 'migrations'].includes(layer)
  return known ? null : `no layer is called ${layer}`
}

describe('every file is in a room that the house knows', () => {
  test('the existing files', () => {
    const wrong = filesIn('src/**/*.{ts,tsx,css,svg}').flatMap((file) => {
      const why = misplaced(file)
      return why ? [`${file}: ${why}`] : []
    })
    expect(wrong).toEqual([])
  })

  test('plugins, except those that wrap the configuration, are structured like features', () => {
    const wrong = filesIn('plugins/*/**/*.{ts,tsx,css}').flatMap((file) => {
      const why = misplacedPlugin(file)
      return why ? [`${file}: ${why}`] : []
    })
    expect(wrong).toEqual([])
    expect(misplacedPlugin('plugins/tolls/helpers/a.ts')).not.toBeNull()
    expect(misplacedPlugin('plugins/tolls/a.ts')).not.toBeNull()
    expect(misplacedPlugin('plugins/tolls/rules/a.ts')).toBeNull()
    expect(misplacedPlugin('plugins/tolls/words.ts')).toBeNull()
  })

  test.each([
    'src/helpers/a.ts',
    'src/a.ts',
    'src/modules/stock/vehicles/rules/a.ts',
    'src/modules/inventory/cars/rules/a.ts',
    'src/modules/inventory/vehicles/helpers/a.ts',
    'src/modules/inventory/vehicles/a.ts',
    'src/modules/inventory/a.ts',
    'src/modules/inventory/words.ts',
    'src/modules/content/blocks/video/helpers.ts',
    'src/modules/content/blocks/video/parts/a.tsx',
  ])('%s would be found', (file) => {
    expect(misplaced(file)).not.toBeNull()
  })

  test('no folder holds more than 40 files', () => {
    const count = new Map<string, number>()
    for (const file of filesIn('{src,collections,globals,plugins,scripts,tests}/**/*.*')) {
      const folder = path.dirname(file)
      count.set(folder, (count.get(folder) ?? 0) + 1)
    }
    expect([...count].filter(([, files]) => files > 40)).toEqual([])
  })
})

/** The rank of a file's room; style sheets import rooms below, or their own. */
function rankOf(file: string): number {
  const [, room = '', module = '', feature = ''] = file.split('/')
  if (room === 'modules') {
    const before = Object.keys(modules).indexOf(module) * 100
    return 100 + before + (modules[module]?.indexOf(feature) ?? 0)
  }
  const roof = ROOF.indexOf(room)
  return roof >= 0 ? 10_000 + roof : GROUND.indexOf(room)
}

const sheetsOf = (file: string, text: string): string[] =>
  [...text.matchAll(/(?:@import|composes:[^;]+from)\s+["'](\.[^"']+)["']/g)].map(([, to = '']) =>
    path.join(path.dirname(file), to),
  )

describe('style sheets import in the directions of the code', () => {
  const upward = (file: string, text: string) =>
    sheetsOf(file, text).filter((to) => rankOf(to) > rankOf(file))

  test('the existing files', () => {
    const sheets = filesIn('src/**/*.css')
    expect(sheets.length).toBeGreaterThan(10)
    expect(sheets.flatMap((file) => upward(file, read(file)).map((to) => `${file} -> ${to}`))).toEqual([])
  })

  test('an import upward would be found', () => {
    expect(upward('src/ui/styles.css', '@import "../modules/inventory/cards/ui/cards.css";')).toHaveLength(1)
    expect(
      upward('src/modules/inventory/cards/ui/cards.css', '@import "../../search/ui/s.css";'),
    ).toHaveLength(1)
  })
})
