import type { Issue } from '@/kernel/issue'
import { ConfirmDialog } from '@/ui/back-office/dialog'
import * as words from './words'

type Props = { questions: readonly Issue[]; onClose: () => void; onConfirm: () => Promise<void> }

/** Whether an unusual offer is meant, with the figures. */
export const OfferQuestions = ({ onClose, onConfirm, questions }: Props) => (
  <ConfirmDialog onClose={onClose} onConfirm={onConfirm} title={words.confirmSend} verb={words.sendAnyway}>
    {questions.map(({ message, path }) => (
      <p key={path}>{message}</p>
    ))}
  </ConfirmDialog>
)
