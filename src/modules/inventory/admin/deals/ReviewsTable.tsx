'use client'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import styles from '@/ui/admin/admin.module.css'
import { type Called, callApi } from '@/ui/admin/call'
import { LocalTime } from '@/ui/admin/LocalTime'
import type { StaffReview } from '../../queries/reviews'
import { starsText } from '../../rules/review'
import deals from './deals.module.css'
import { DeleteReviewDialog, ReplyDialog } from './ReviewDialogs'

type May = { update: boolean; delete: boolean }
/** `children` stand in place of the table when there is no row; what was just said stays above them. */
type Props = { may: May; rows: StaffReview[]; children: ReactNode }
type Asked = { row: StaffReview; what: 'reply' | 'delete' }

/** What a screen says where a call failed without words of its own. */
const FAILED = {
  delete: 'Failed to delete review. Please try again.',
  homepage: 'Failed to update visibility.',
}

/** Reviews with what can be done about each: approve or hide, show on the home page, answer, delete. */
export function ReviewsTable({ children, may, rows }: Props) {
  const router = useRouter()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [said, setSaid] = useState<Called | null>(null)
  const [busy, setBusy] = useState(false)
  const run = async (method: string, path: string, body?: unknown, failed?: string) => {
    setBusy(true)
    const called = await callApi(method, `/vehicle-reviews/admin/${path}`, body)
    setSaid(!called.ok && failed ? { ...called, message: failed } : called)
    setBusy(false)
    setAsked(null)
    router.refresh()
  }
  return (
    <>
      <div aria-live="polite">
        {said && (
          <div className={styles.alert} data-tone={said.ok ? 'green' : 'red'} role="status">
            {said.message}
          </div>
        )}
      </div>
      {rows.length === 0 ? (
        children
      ) : (
        <div className={styles.scroll}>
          <table className={`${styles.table} ${deals.table}`}>
            <thead>
              <tr>
                <th scope="col">Review</th>
                <th scope="col">Stars</th>
                <th scope="col">Vehicle</th>
                <th scope="col">Author</th>
                <th scope="col">Status</th>
                <th scope="col">Home page</th>
                <th scope="col">Written</th>
                {(may.update || may.delete) && <th scope="col">Actions</th>}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.id}>
                  <td className={deals.text}>
                    <strong>{row.title}</strong>
                    <p className={deals.clamp} title={row.comment}>
                      {row.comment}
                    </p>
                    {row.staffReply && <p className={styles.quiet}>Answer: {row.staffReply}</p>}
                  </td>
                  <td>
                    <span aria-hidden className={deals.stars}>
                      {'★'.repeat(row.rating)}
                      {'☆'.repeat(5 - row.rating)}
                    </span>
                    <span className={deals.under}>{starsText(row.rating)}</span>
                  </td>
                  <td>
                    <div className={deals.name}>
                      <Link href={`/admin/collections/vehicles/${row.vehicleId}`} title={row.vehicleName}>
                        {row.vehicleName}
                      </Link>
                    </div>
                    <span className={deals.under}>{row.vehicleSku}</span>
                  </td>
                  <td>
                    {row.user.name}
                    <span className={deals.under}>
                      {row.user.email}
                      {row.verifiedPurchase && ', verified purchase'}
                    </span>
                  </td>
                  <td>
                    <span className={styles.status} data-tone={row.isApproved ? 'green' : 'amber'}>
                      {row.isApproved ? 'Approved' : 'Not approved'}
                    </span>
                  </td>
                  <td>
                    <label className={deals.check}>
                      <input
                        aria-label={`Show '${row.title}' on the home page`}
                        checked={row.showOnHomepage}
                        disabled={busy || !may.update}
                        onChange={() =>
                          run(
                            'PATCH',
                            `${row.id}/homepage`,
                            { showOnHomepage: !row.showOnHomepage },
                            FAILED.homepage,
                          )
                        }
                        type="checkbox"
                      />
                      {row.showOnHomepage && !row.isApproved
                        ? 'Once approved'
                        : row.showOnHomepage
                          ? 'Shown'
                          : 'No'}
                    </label>
                  </td>
                  <td>
                    <LocalTime iso={row.createdAt} />
                  </td>
                  {(may.update || may.delete) && (
                    <td>
                      <span className={deals.rowActions}>
                        {may.update && (
                          <>
                            <button
                              aria-label={`${row.isApproved ? 'Hide' : 'Approve'} '${row.title}'`}
                              className={styles.button}
                              disabled={busy}
                              onClick={() =>
                                run('PATCH', `${row.id}/approval`, { isApproved: !row.isApproved })
                              }
                              type="button"
                            >
                              {row.isApproved ? 'Hide' : 'Approve'}
                            </button>
                            <button
                              aria-label={`Answer '${row.title}'`}
                              className={styles.button}
                              onClick={() => setAsked({ row, what: 'reply' })}
                              type="button"
                            >
                              Answer
                            </button>
                          </>
                        )}
                        {may.delete && (
                          <button
                            aria-label={`Delete '${row.title}'`}
                            className={styles.button}
                            onClick={() => setAsked({ row, what: 'delete' })}
                            type="button"
                          >
                            Delete
                          </button>
                        )}
                      </span>
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {asked?.what === 'reply' && (
        <ReplyDialog
          onClose={() => setAsked(null)}
          onConfirm={(staffReply) => run('PATCH', `${asked.row.id}/reply`, { staffReply })}
          row={asked.row}
        />
      )}
      {asked?.what === 'delete' && (
        <DeleteReviewDialog
          onClose={() => setAsked(null)}
          onConfirm={() => run('DELETE', String(asked.row.id), undefined, FAILED.delete)}
          row={asked.row}
        />
      )}
    </>
  )
}
