'use client'
import { ConfirmDialog } from '@/ui/back-office/dialog'
import * as words from '../../words'

type Props = { agree: () => Promise<void>; forget: () => void }

/** Confirms before a vehicle is saved as sold. */
export const SoldQuestion = ({ agree, forget }: Props) => (
  <ConfirmDialog
    onClose={forget}
    onConfirm={agree}
    title={words.markThisVehicleAsSold}
    verb={words.markAsSold}
  >
    <p>{words.onceSavedAsSold}</p>
  </ConfirmDialog>
)
