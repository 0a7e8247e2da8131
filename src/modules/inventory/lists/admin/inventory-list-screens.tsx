'use client'
import type { z } from 'zod'
import { issuesOf } from '@/input/issues'
import type { Issue } from '@/kernel/issue'
import { checkChosenImage } from '@/modules/inventory/media/rules/check-image-bytes'
import { ListScreen } from '@/ui/back-office/list/list-screen'
import type { Filter, ListPage, ListRow, ListShape, Values } from '@/ui/back-office/list/list-type'
import type { FormRules } from '@/ui/back-office/record/form-rules-type'
import { RecordPage } from '@/ui/back-office/record/record-page'
import { manufacturerInput } from '../schemas/manufacturer-input'
import { modelCodeInput } from '../schemas/model-code'
import { modelInput } from '../schemas/model-input'
import { colourInput, featureInput, referenceInput, seatsInput } from '../schemas/reference'
import { servicePlanInput } from '../schemas/service-plan'

/** The schema that a form obeys, where it is not the plain one of name, status and order. */
const SCHEMAS: Record<string, z.ZodType> = {
  manufacturers: manufacturerInput,
  models: modelInput,
  'model-codes': modelCodeInput,
  'service-plans': servicePlanInput,
  'vehicle-colours': colourInput,
  'vehicle-features': featureInput,
  'vehicle-seats': seatsInput,
}

const rulesOf = (kind: string): FormRules => ({
  checkImage: checkChosenImage,
  check: (values: Values): Issue[] => {
    const read = (SCHEMAS[kind] ?? referenceInput).safeParse(values)
    return read.success ? [] : issuesOf(read.error)
  },
})

type ScreenProps = { kind: string; shape: ListShape; filters: Filter[]; shown: ListPage }

/** The table of a list, with the rules of its kind. */
export const InventoryListScreen = ({ kind, ...props }: ScreenProps) => (
  <ListScreen {...props} rules={rulesOf(kind)} />
)

type PageProps = { kind: string; shape: ListShape; row: ListRow | null }

/** The form of a list on a page of its own, with the rules of its kind. */
export const InventoryRecordPage = ({ kind, ...props }: PageProps) => (
  <RecordPage {...props} rules={rulesOf(kind)} />
)
