'use client'
import { useRouter } from 'next/navigation'
import list from './list.module.css'
import { type FormRules, RecordForm } from './RecordForm'
import { sayOnList } from './said'
import type { ListRow, ListShape } from './types'

type Props = { shape: ListShape; row: ListRow | null; rules: FormRules }

/** A record on a page of its own: saving and cancelling lead back to its list. */
export function RecordPage({ row, rules, shape }: Props) {
  const router = useRouter()
  return (
    <div className={list.panel}>
      <RecordForm
        onCancel={() => router.push(shape.address)}
        onSaved={(called) => {
          sayOnList(called)
          router.push(shape.address)
        }}
        row={row}
        rules={rules}
        shape={shape}
      />
    </div>
  )
}
