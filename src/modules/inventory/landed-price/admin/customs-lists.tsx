'use client'
import { useRouter } from 'next/navigation'
import { issuesOf } from '@/input/issues'
import { failureOf } from '@/kernel/lists/record-list-failures'
import { useLeave } from '@/ui/back-office/connection/use-leave'
import list from '@/ui/back-office/list/list-context.module.css'
import { ListScreen } from '@/ui/back-office/list/list-screen'
import type { Filter, ListPage, ListRow, ListShape } from '@/ui/back-office/list/list-type'
import { rememberedListUrl } from '@/ui/back-office/list/remembered-list-url'
import type { FormRules } from '@/ui/back-office/record/form-rules-type'
import { RecordForm } from '@/ui/back-office/record/record-form'
import { customsLists } from '../rules/customs-list'
import { customsListInput, customsListPatch } from '../schemas/customs-lists'

const rulesFor = (schema: typeof customsListInput): FormRules => ({
  check: (values) => {
    const read = schema.safeParse(values)
    return read.success ? [] : issuesOf(read.error)
  },
  failure: (verb, called) => failureOf(customsLists, verb, called),
})

type TableProps = { shape: ListShape; filters: Filter[]; shown: ListPage }

/** The table of lists. */
export const CustomsLists = (props: TableProps) => (
  <ListScreen {...props} rules={rulesFor(customsListInput)} />
)

/** The form of a list. A new one stays open when it is saved: its lines come next. */
export function CustomsListForm({ row, shape }: { shape: ListShape; row: ListRow | null }) {
  const router = useRouter()
  const leave = useLeave()
  return (
    <div className={list.panel}>
      <RecordForm
        onCancel={() => leave(rememberedListUrl(shape.address))}
        onReload={() => router.refresh()}
        onSaved={({ body }) => (row ? router.refresh() : leave(`${shape.address}/edit/${body.data.id}`))}
        row={row}
        rules={rulesFor(row ? customsListPatch : customsListInput)}
        shape={shape}
      />
    </div>
  )
}
