'use client'
import { useRouter } from 'next/navigation'
import { useLeave } from '../connection/use-leave'
import list from '../list/list-context.module.css'
import type { ListRow, ListShape } from '../list/list-type'
import { storeMessageForList } from '../list/message-for-list'
import { rememberedListUrl } from '../list/remembered-list-url'
import type { FormRules } from './form-rules-type'
import { RecordForm } from './record-form'

type Props = { shape: ListShape; row: ListRow | null; rules: FormRules }

/** A record on a page of its own: saving and cancelling go back to its list. */
export function RecordPage({ row, rules, shape }: Props) {
  const router = useRouter()
  const leave = useLeave()
  return (
    <div className={list.panel}>
      <RecordForm
        onCancel={() => leave(rememberedListUrl(shape.address))}
        onReload={() => router.refresh()}
        onSaved={(called) => {
          storeMessageForList(called)
          leave(row ? rememberedListUrl(shape.address) : shape.address)
        }}
        row={row}
        rules={rules}
        shape={shape}
      />
    </div>
  )
}
