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
    add answer apply attach audit begin broadcast build cancel cache change check choose close complete
    confirm convert count create decide declare delete describe emit end enter erase expire export
    filter find finish follow forgot get hash import invite issue limit link list load
    lock loosen mail make match moderate negotiate normalize note notify open order parse pass
    plan presign preview price print propose prove put queue rate read receive recognize record
    refund refuse remember remind rename request resend reserve reset resolve restore retry revoke rewrite
    run save search select send serve set show sign start steer store submit subscribe
    suggest sweep take toggle trash undo unsubscribe update use vehicle verify watch welcome write
  `
    .trim()
    .split(/\s+/),
)

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

  it('of operations and queries begin with a verb', () => {
    const FIRST = /\/(operations|queries)\/(?:[\w-]+\/)*([a-z]+)[\w-]*(?:\.(?:test|fixture|kit))*\.ts$/
    const odd = files.flatMap((file) => {
      const verb = FIRST.exec(file)?.[2]
      return verb && file.startsWith('src/') && !VERBS.has(verb) && !file.endsWith('/tables.ts') ? [file] : []
    })
    expect(odd).toEqual([])
  })
})
