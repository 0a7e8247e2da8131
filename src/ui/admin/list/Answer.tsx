import list from './list.module.css'

/** What came of a call, beside the button that made it. */
export function Answer({ called }: { called: { ok: boolean; message: string } | null }) {
  return (
    <span className={called?.ok === false ? list.error : list.help} role="status">
      {called?.message}
    </span>
  )
}
