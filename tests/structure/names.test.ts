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
    add anonymize answer apply assign attach begin block broadcast build cancel change check choose close complete
    confirm convert count create crop decide declare delete disconnect draw emit end erase expire export
    filter find follow forgot get hash invite issue limit list load
    lock mail match merge moderate move normalize note notify offer open parse pass
    plan presign preview print propose put rate read receive recognize record
    refund refuse reject remember remind remove rename renew request require resend reserve reset resolve restore retry revoke rewrite
    run save select send set show sign split start store submit subscribe
    suggest sweep take toggle trash undo unsubscribe update verify withdraw write
  `
    .trim()
    .split(/\s+/),
)

/** Words that are nouns first: as verbs they need their object, and each file that means one is named here. */
const NOUNS_AS_VERBS = new Set(
  'import-customs-values import-rates import-tariff import-vehicles link-picture link-or-unlink-tickets search-vehicles mark-overdue-payments'.split(
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

/** What begins the names of functions in operations besides the verbs of files. */
const OTHER_VERBS = 'accept activate approve connect drop finish reject use void withdraw'

/** Verbs of functions that the verb of their file includes. */
const INCLUDED: Readonly<Record<string, readonly string[]>> = {
  // Of what was proposed.
  decide: ['approve', 'reject', 'withdraw'],
  // Each is the end of the other, and nothing besides.
  subscribe: ['unsubscribe'],
  // Files that a failed request has stored are removed by whoever stores them.
  store: ['remove'],
}

/** Functions that a file exports, whether declared or constants. */
const EXPORTED_FUNCTION =
  /^export (?:async )?function (\w+)|^export const (\w+)(?:: [^=\n]+)? = (?:async )?(?:<[^=\n]*>)?\(/gm

/** Those of a file's exported functions that begin with a verb that its name lacks. */
function verbsUnsaid(name: string, text: string): string[] {
  const verbs = new Set([...VERBS, ...OTHER_VERBS.split(' '), 'unsubscribe'])
  const words = name.split('-')
  const said = new Set([...words, ...words.flatMap((word) => INCLUDED[word] ?? [])])
  return [...text.matchAll(EXPORTED_FUNCTION)]
    .map(([, declared, constant]) => declared ?? constant ?? '')
    .filter((one) => {
      const verb = /^[a-z]+/.exec(one)?.[0] ?? ''
      return verbs.has(verb) && !said.has(verb)
    })
}

/** What recurs under names of its own; see the glossary's part on file names. */
const OWN_NAMES = /^(error|audit-words|(answer|build|declare|match|select)-.*|list-.*-work)$/

/** A name without what endings of functions add, and without what files say instead: `check-link` has `isLink`. */
const bare = (name: string): string =>
  name
    .replaceAll('-', '')
    .toLowerCase()
    .replace(/^(is|has|check|verify)(?=.)/, '')
    .replace(/of$/, '')

/** The function that is all that a file exports besides types, if it is called otherwise than the file. */
function calledOtherwise(file: string, text: string): string | null {
  const name = path.basename(file).replace(/\.tsx?$/, '')
  const [only, ...others] = [...text.matchAll(EXPORTED_FUNCTION)].map(([, one, other]) => one ?? other ?? '')
  const values = text.match(/^export (?!type |interface )/gm)?.length
  if (!only || others.length > 0 || values !== 1 || OWN_NAMES.test(name)) return null
  return bare(only) === bare(name) ? null : only
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

  it.each([
    ['save-post', 'export async function createPost() {', ['createPost']],
    ['create-or-change-post', 'export async function createPost() {\nexport function changePost() {', []],
    ['decide-import-rule', 'export const approveImportRule = (req: PayloadRequest) => null', []],
    ['lock-people', 'export const refuseEmpty = async (db: Db): Promise<void> => {', ['refuseEmpty']],
    ['lock-people', 'export const isEmpty = (list: number[]): boolean => false', []],
  ])('%s promises what is in it: %s', (name, text, unsaid) => expect(verbsUnsaid(name, text)).toEqual(unsaid))

  it('of operations promise each verb that their functions begin with', () => {
    const ours = files.filter(
      (file) => /^(src|plugins)\/.*\/operations\//.test(file) && !/\.(test|fixture)\./.test(file),
    )
    const unsaid = ours.flatMap((file) => {
      const text = readFileSync(path.join(root, file), 'utf8')
      return verbsUnsaid(path.basename(file, '.ts'), text).map((name) => `${file} ${name}`)
    })
    expect(unsaid).toEqual([])
  })

  it.each([
    ['ui/review-dialogs.tsx', 'export function ReviewDialog() {', 'ReviewDialog'],
    ['ui/review-dialog.tsx', 'export function ReviewDialog() {', null],
    ['queries/list-purchases.ts', 'export async function listPurchasesOf(db: Db) {', null],
    ['queries/check-meaning.ts', 'export async function isMeaning(db: Db) {', null],
    [
      'operations/limit-quote-messages.ts',
      'export const limitMessages = async (db: Db) => null',
      'limitMessages',
    ],
    ['operations/answer-order-claims.ts', 'export const orderClaims = () => null', null],
  ])('%s with %s has another name inside: %s', (file, text, otherwise) =>
    expect(calledOtherwise(file, text)).toBe(otherwise),
  )

  it('of components, operations and queries are called as the function that is all of them', () => {
    const ours = files.filter(
      (file) =>
        /^(src|plugins)\/(?!app\/).*(\.tsx|\/(operations|queries)\/.*\.ts)$/.test(file) &&
        !/\.(test|fixture)\./.test(file),
    )
    const otherwise = ours.flatMap((file) => {
      const inside = calledOtherwise(file, readFileSync(path.join(root, file), 'utf8'))
      return inside ? [`${file} ${inside}`] : []
    })
    expect(otherwise).toEqual([])
  })

  it('that state whether something is so write nothing', () => {
    const writing = files
      .filter((file) => /\/(is|has|may)-[\w-]+\.tsx?$/.test(file) && !file.includes('.test.'))
      .filter((file) => /from '[^']*\/operations\//.test(readFileSync(path.join(root, file), 'utf8')))
    expect(writing).toEqual([])
  })
})
