import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const CODE = '{src,collections,globals,plugins,scripts,tests}/**/*.{ts,tsx,mjs}'

const files = globSync(CODE, { cwd: root }).filter((file) => !/\.gen\./.test(file))

/** Words that are vaguer than the glossary's verbs do; see its parts on verbs and on file names. */
const VAGUE =
  /^(tell|tells|telling|told|settle[sd]?|settling|say|says|saying|said|leads?|leading|keep|keeps|keeper|keepers|keeping|kept|judge[sd]?|judging|voices?|ask|asks|asked|asking|found|there|veil|veiled|holes?)$/

/** What the trade, HTTP or a library calls so. */
const TRADE = /^(not)?found(page|view|head)?$|lead(time|days)|askingprice|keepalive|keeppreviousdata/i

const wordsOf = (name: string): string[] => name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []

const isVague = (name: string): boolean =>
  !TRADE.test(name.replaceAll(/[_-]|not[_-]?found/gi, '')) &&
  wordsOf(name.replaceAll(/[nN]ot[_-]?[fF]ound|NOT_FOUND/g, '')).some((word) =>
    VAGUE.test(word.toLowerCase()),
  )

/** The verbs that names of operations and queries begin with. */
const VERBS = new Set(
  `
    add answer apply attach begin broadcast build cancel cache change check choose close complete
    confirm convert count create decide declare delete describe emit end enter erase expire export
    filter find finish follow forgot get hash invite issue limit list load
    lock loosen mail make match moderate negotiate normalize note notify open parse pass
    plan presign preview price print propose prove put rate read receive recognize record
    refund refuse remember remind rename request resend reserve reset resolve restore retry revoke rewrite
    run save select send serve set show sign start steer store submit subscribe
    suggest sweep take toggle trash undo unsubscribe update use verify watch welcome write
  `
    .trim()
    .split(/\s+/),
)

/** Words that are nouns first: as verbs they need their object, and each file that means one is named here. */
const NOUNS_AS_VERBS = new Set(
  'import-customs-values import-rates import-tariff import-vehicles link-picture search-by-words search-vehicles'.split(
    ' ',
  ),
)

/** The part of a feature and the name of a file of operations or queries, without its ending. */
const FILE_OF_VERB = /\/(operations|queries)\/(?:[\w-]+\/)*([\w-]+)(?:\.test)?\.ts$/

/** Whether a file of operations or queries does not begin with what it does. */
function beginsWrong(file: string): boolean {
  const [, part, name] = FILE_OF_VERB.exec(file) ?? []
  const [verb] = name?.split('-') ?? []
  if (!verb || !name || /^(tables|audit-words)$/.test(name)) return false
  // What locks rows is part of a change.
  if (verb === 'lock' && part === 'queries') return true
  return !VERBS.has(verb) && !NOUNS_AS_VERBS.has(name)
}

/** Functions, types and constants declared at the top of a file. */
const DECLARED = /^(?:export )?(?:default )?(?:async )?(?:const|function|class|type|interface|let) ([\w$]+)/gm

const namesIn = (file: string): string[] =>
  [...readFileSync(path.join(root, file), 'utf8').matchAll(DECLARED)].map(([, name]) => name as string)

describe('names', () => {
  it.each([
    ['tellShowroom', true],
    ['settle-claims', true],
    ['JUDGED_AT_ONCE', true],
    ['KeptForm', true],
    ['voices', true],
    ['vehicleNotFound', false],
    ['NOT_FOUND', false],
    ['leadDays', false],
    ['askingPrice', false],
    ['withTaskSettings', false],
  ])('%s is vague: %s', (name, vague) => expect(isVague(name)).toBe(vague))

  it('of files state what they do', () => {
    const named = files.filter((file) =>
      file.split('/').some((part) => isVague(part.replace(/\.\w+(\.\w+)?$/, ''))),
    )
    // An address of the specification.
    expect(named).toEqual(['src/app/(storefront)/dashboard/inquiries/ask/page.tsx'])
  })

  it('of functions, types and constants state what they do', () => {
    // Names in words.ts repeat the texts that people read.
    const named = files
      .filter((file) => !/words\.ts$/.test(file))
      .flatMap((file) =>
        namesIn(file)
          .filter(isVague)
          .map((name) => `${file} ${name}`),
      )
    expect(named).toEqual([])
  })
})

describe('files', () => {
  it('are in kebab-case, except where Payload has a casing of its own', () => {
    const inKebab = files.filter(
      (file) => /^(src|plugins)\//.test(file) && !/\/(collections|migrations)\//.test(file),
    )
    const odd = inKebab.filter((file) => !/^\.?[a-z0-9]+([.-][a-z0-9]+)*$/.test(path.basename(file)))
    // Payload writes this file and looks for it under this name.
    expect(odd).toEqual(['src/app/(payload)/admin/importMap.js'].filter((file) => odd.includes(file)))
  })

  it.each([
    ['src/modules/inventory/import/queries/import-files.ts', true],
    ['src/modules/inventory/import/operations/import-vehicles.ts', false],
    ['src/modules/sales/orders/operations/queue.ts', true],
    ['plugins/inspections/queries/inspections.ts', true],
    ['src/modules/settings/tariffs/queries/lock-freights.ts', true],
    ['src/modules/settings/tariffs/operations/lock-freights.ts', false],
    ['src/modules/sales/orders/queries/order.ts', true],
    ['src/modules/sales/orders/queries/order.fixture.ts', false],
    ['src/modules/sales/orders/queries/tables.ts', false],
    ['src/modules/sales/orders/rules/order-sum.ts', false],
  ])('%s begins without a verb: %s', (file, isWrong) => expect(beginsWrong(file)).toBe(isWrong))

  it('of operations and queries begin with a verb', () => {
    const ours = files.filter((file) => /^(src|plugins)\//.test(file))
    expect(ours.filter(beginsWrong)).toEqual([])
  })
})
