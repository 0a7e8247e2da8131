import styles from '@/ui/back-office/admin.module.css'
import list from '@/ui/back-office/list/list-context.module.css'
import * as words from '../words'

type Props = {
  /** Of what is to be approved. */
  id: string
  /** Why the viewer cannot approve it; null if they can. */
  problem: string | null
}

/** Approves what somebody else proposed; disabled for whoever cannot, who reads why. */
export const ApproveButton = ({ id, onClick, problem }: Props & { onClick: () => void }) => (
  <button
    aria-describedby={problem === null ? undefined : `${id}-problem`}
    className={styles.primary}
    disabled={problem !== null}
    onClick={onClick}
    type="button"
  >
    {words.approve}
  </button>
)

/** The reason, below the buttons. */
export const ApprovalProblem = ({ id, problem }: Props) =>
  problem === null ? null : (
    <p className={list.help} id={`${id}-problem`}>
      {problem}
    </p>
  )
