import { type Called, isOutdated } from '@/ui/client/answer'
import { FormFailure } from '../form-failure'
import * as words from './words'

type Props = {
  /** What came of saving, unless it was saved. */
  called: Called | null
  /** What is saved, such as 'port'. */
  noun: string
  /** Reads the other version; null if it cannot be read here any more. */
  onReload: (() => void) | null
  isBroughtBack?: boolean
}

/** Why a record could not be saved; of one that was saved elsewhere, the way to both versions. */
export function SaveRefused({ called, isBroughtBack, noun, onReload }: Props) {
  const isOld = called !== null && isOutdated(called)
  const outdated = onReload ? words.changedMeanwhile(noun) : words.changedAndGone(noun)
  return (
    <FormFailure
      isBroughtBack={isBroughtBack}
      isUnsent={called !== null && called.status === undefined}
      message={isOld ? outdated : (called?.message ?? null)}
      onReload={isOld ? onReload : null}
      reload={words.compareVersions}
    />
  )
}
