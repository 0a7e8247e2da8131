'use client'
import { issuesOf } from '@/input/issues'
import { recordInput } from '@/input/record-input'
import { failureOf } from '@/kernel/lists/record-list-failures'
import { ListScreen } from '@/ui/back-office/list/list-screen'
import type { Filter, ListPage, ListShape } from '@/ui/back-office/list/list-type'
import type { FormRules } from '@/ui/back-office/record/form-rules-type'
import { checkFreight } from '../rules/check-freight'
import { checkFreightLegs } from '../rules/check-freight-legs'
import { freights } from '../rules/freight-list'
import { tariffLineOfRecord } from '../rules/tariff-line-of-record'

const RULES: FormRules = {
  check: (values) => {
    const read = recordInput(freights).safeParse(values)
    return read.success
      ? [...checkFreight(tariffLineOfRecord(values)), ...checkFreightLegs(values)]
      : issuesOf(read.error)
  },
  failure: (verb, called) => failureOf(freights, verb, called),
}

type Props = { shape: ListShape; filters: Filter[]; shown: ListPage }

/** The table of freights and their form. */
export const FreightsTable = (props: Props) => <ListScreen {...props} rules={RULES} />
