import { ConfirmDialog } from '@/ui/back-office/dialog'
import * as words from '../../../words'
import * as own from '../words'
import type { SaveQuestion } from './use-save-question'

type Props = { about: SaveQuestion; agree: () => Promise<void>; forget: () => void }

const TEXTS = {
  sold: { title: words.markThisVehicleAsSold, verb: words.markAsSold },
  publish: { title: own.publishThisVehicle, verb: own.publishAnyway },
  unpriced: { title: own.removeThePrice, verb: own.saveAnyway },
}

/** Confirms before a vehicle is saved as sold, or is public without what it should have. */
export function ConfirmSaveDialog({ about, agree, forget }: Props) {
  return (
    <ConfirmDialog onClose={forget} onConfirm={agree} {...TEXTS[about.kind]}>
      {about.kind === 'sold' && <p>{words.onceSavedAsSold}</p>}
      {about.kind === 'unpriced' && <p>{own.publishingDoubt('price', '')}</p>}
      {about.kind === 'publish' && <Doubts {...about} />}
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
