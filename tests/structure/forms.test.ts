import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')

const files = globSync('{src,plugins}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.test\.|\.gen\.|\.d\.ts$/.test(file),
)

/** Where the library is called. */
const WRAPPER = 'src/ui/form/use-validated-form.ts'

/** What a form that is sent stands on. */
const HOOK = /\buse(SchemaForm|PlainForm|DraftForm|ValidatedForm|DialogSend|Submission)[(<]/

const takesLibrary = (text: string): boolean =>
  /\buseForm\b/.test(text) && /import[^;]*?\buseForm\b[^;]*?from 'react-hook-form'/s.test(text)

/** A form that this file sends by script: one with `action` alone is sent by the browser. */
const sendsForm = (text: string): boolean => /<form\b/.test(text) && /\bonSubmit=/.test(text)

/** What a file imports when it is loaded, not what it fetches later, and no types. */
const IMPORT = /^(?:import|export) (?!type )(?:[^;'"]*? from )?'([.@][^']+)'/gms

/** The files of ours that a file imports. */
const importsOf = (file: string): string[] =>
  [...read(file).matchAll(IMPORT)].flatMap(([, at = '']) => {
    const base = at.startsWith('@/') ? at.replace('@', 'src') : path.join(path.dirname(file), at)
    return ['.ts', '.tsx'].map((end) => `${base}${end}`).filter((one) => existsSync(path.join(root, one)))
  })

/** In the folder of a file, in one below it, or in the one above. */
const isNextTo = (file: string, other: string): boolean => other.startsWith(path.dirname(path.dirname(file)))

/** Whether the file, or a file that it imports directly, has one of the hooks. */
const hasHook = (file: string): boolean =>
  [file, ...importsOf(file).filter((one) => isNextTo(file, one))].some((one) => HOOK.test(read(one)))

/** Forms that send nothing themselves, or in a way of their own, and why. */
const EXEMPT: Readonly<Record<string, string>> = {
  'src/modules/inventory/destination-choice/ui/port-choice.tsx': 'works without script: the browser sends it',
  'src/modules/inventory/destination-choice/ui/port-form.tsx':
    'works without script: each button is a choice',
  'src/modules/settings/exchange-rates/admin/import-rates.tsx': 'chooses a file',
  'src/modules/settings/tariffs/admin/tariff-file-problems.tsx':
    'mends cells of a file, which is sent anew as a whole',
  'src/ui/back-office/list/filters/list-filters.tsx': 'filters a list by its address',
}

it.each([
  ["import { type UseFormReturn, useForm } from 'react-hook-form'", true],
  ["import {\n  useForm,\n} from 'react-hook-form'", true],
  ["import type { UseFormReturn } from 'react-hook-form'", false],
  ["import { useFormState } from 'react-hook-form'", false],
])('%s takes the library itself: %s', (text, is) => expect(takesLibrary(text)).toBe(is))

it('one file calls the library of forms', () => {
  expect(files.filter((file) => takesLibrary(read(file)))).toEqual([WRAPPER])
})

it.each([
  ['<form noValidate onSubmit={submit}>', true],
  ['<form action="/vehicles" method="get">', false],
  ['<Offer onSubmit={send} />', false],
])('%s is sent by script: %s', (text, is) => expect(sendsForm(text)).toBe(is))

it('a form that is sent by script stands on the hook, or is listed with a reason', () => {
  const own = files.filter((file) => sendsForm(read(file)) && !hasHook(file))
  expect(own.toSorted()).toEqual(Object.keys(EXEMPT).toSorted())
})

/** Whether loading a page loads a file. */
function loads(page: string, wanted: string): boolean {
  const seen = new Set([page])
  for (const file of seen) for (const one of importsOf(file)) seen.add(one)
  return seen.has(wanted)
}

it('public pages do not load the library of forms; those of customers and the sign-up do', () => {
  const pages = globSync('src/app/(storefront)/**/page.tsx', { cwd: root })
  expect(pages).toContain('src/app/(storefront)/auth/login/page.tsx')
  const loading = pages.filter((page) => loads(page, WRAPPER))
  expect(loading.length).toBeGreaterThan(5)
  expect(loading.filter((page) => !/\/(account-settings|dashboard|auth\/sign-up)\//.test(page))).toEqual([])
})
