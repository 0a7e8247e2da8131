'use client'
import { useRouter } from 'next/navigation'
import { issuesOf } from '@/input/issues'
import { useLeave } from '@/ui/back-office/connection/use-leave'
import list from '@/ui/back-office/list/list-context.module.css'
import { ListScreen } from '@/ui/back-office/list/list-screen'
import type { Filter, ListPage, ListRow, ListShape } from '@/ui/back-office/list/list-type'
import { storeMessageForList } from '@/ui/back-office/list/message-for-list'
import { rememberedListUrl } from '@/ui/back-office/list/remembered-list-url'
import type { FormRules } from '@/ui/back-office/record/form-rules-type'
import { RecordForm } from '@/ui/back-office/record/record-form'
import { inspectionInput } from '../schemas/inspection'

const rules: FormRules = {
  check: (values) => {
    const read = inspectionInput.safeParse(values)
    return read.success ? [] : issuesOf(read.error)
  },
}

type TableProps = { shape: ListShape; filters: Filter[]; shown: ListPage }

/** The table of inspections. */
export const InspectionTable = (props: TableProps) => <ListScreen {...props} rules={rules} />

/** The form of an inspection. A new one stays open when it is saved: its certificate comes next. */
export function InspectionFormPage({ row, shape }: { shape: ListShape; row: ListRow | null }) {
  const router = useRouter()
  const leave = useLeave()
  return (
    <div className={list.panel}>
      <RecordForm
        onCancel={() => leave(rememberedListUrl(shape.address))}
        onReload={() => router.refresh()}
        onSaved={(saved) => {
          if (!row) return leave(`${shape.address}/edit/${saved.body.data.id}`)
          storeMessageForList(saved)
          leave(rememberedListUrl(shape.address))
        }}
        row={row}
        rules={rules}
        shape={shape}
      />
    </div>
  )
}
