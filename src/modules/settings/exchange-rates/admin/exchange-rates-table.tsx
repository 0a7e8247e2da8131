'use client'
import { issuesOf } from '@/input/issues'
import { recordInput } from '@/input/record-input'
import { failureOf } from '@/kernel/lists/record-list-failures'
import { ListScreen } from '@/ui/back-office/list/list-screen'
import type { Filter, ListPage, ListShape } from '@/ui/back-office/list/list-type'
import type { FormRules } from '@/ui/back-office/record/form-rules-type'
import { exchangeRates } from '../rules/exchange-rate-list'
import { ImportRates } from './import-rates'

const RULES: FormRules = {
  check: (values) => {
    const read = recordInput(exchangeRates).safeParse(values)
    return read.success ? [] : issuesOf(read.error)
  },
  failure: (verb, called) => failureOf(exchangeRates, verb, called),
}

type Props = { shape: ListShape; filters: Filter[]; shown: ListPage; mayImport: boolean }

/** The table of rates; above it, rates from a file. */
export const ExchangeRatesTable = ({ mayImport, ...list }: Props) => (
  <>
    {mayImport && <ImportRates />}
    <ListScreen {...list} rules={RULES} />
  </>
)
