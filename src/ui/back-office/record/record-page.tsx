'use client'
import { useRouter } from 'next/navigation'
import { useLeave } from '../connection/unsaved-forms'
import { lastPlace } from '../list/last-place'
import list from '../list/list.module.css'
import { announceOnList } from '../list/pass-notice'
import type { ListRow, ListShape } from '../list/types'
import type { FormRules } from './form-rules'
import { RecordForm } from './record-form'

type Props = { shape: ListShape; row: ListRow | null; rules: FormRules }

/** A record on a page of its own: saving and cancelling go back to its list. */
export function RecordPage({ row, rules, shape }: Props) {
  const router = useRouter()
  const leave = useLeave()
  return (
    <div className={list.panel}>
      <RecordForm
        onCancel={() => leave(lastPlace(shape.address))}
        onReload={() => router.refresh()}
        onSaved={(called) => {
          announceOnList(called)
          leave(row ? lastPlace(shape.address) : shape.address)
        }}
        row={row}
        rules={rules}
        shape={shape}
      />
    </div>
  )
}
