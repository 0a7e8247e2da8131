import { ConfirmDialog } from '@/ui/back-office/dialog'
import * as words from '../../../words'
import * as own from '../words'
import type { SaveQuestion } from './use-save-question'

type Props = { about: SaveQuestion; agree: () => Promise<void>; forget: () => void }

/** Confirms before a vehicle is saved as sold, or becomes public without what it should have. */
export function ConfirmSaveDialog({ about, agree, forget }: Props) {
  const isSold = about.kind === 'sold'
  return (
    <ConfirmDialog
      onClose={forget}
      onConfirm={agree}
      title={isSold ? words.markThisVehicleAsSold : own.publishThisVehicle}
      verb={isSold ? words.markAsSold : own.publishAnyway}
    >
      {isSold ? <p>{words.onceSavedAsSold}</p> : <Doubts {...about} />}
    </ConfirmDialog>
  )
}

const Doubts = ({ doubts, priceType }: Extract<SaveQuestion, { kind: 'publish' }>) => (
  <ul>
    {doubts.map((doubt) => (
      <li key={doubt}>{own.publishingDoubt(doubt, priceType)}</li>
    ))}
  </ul>
)
