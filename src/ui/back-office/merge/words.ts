// Before both versions are there
export const changedMeanwhile = (noun: string) =>
  `This ${noun} has been saved in the meantime, by someone else or in another tab. What you entered is still here: compare both versions and save what you want to keep.`
export const changedAndGone = (noun: string) =>
  `This ${noun} has been saved in the meantime, by someone else or in another tab, and is no longer on this page of the list. What you entered is still here: copy what you need, close this and open the ${noun} again.`
export const compareVersions = 'Compare both versions'
export const savedAlready = 'Someone else has saved the same values in the meantime.'

// Both versions
export const savedMeanwhile = (noun: string) =>
  `This ${noun} was saved by someone else, or in another tab, while you were editing it`
export const otherVersion = 'The other version'
export const yes = 'Yes'
export const no = 'No'
export const together = (labels: readonly string[]) => labels.join(' and ')
export const chooseWhere = (count: number) =>
  `Nothing you entered is lost. You both changed ${count === 1 ? 'one field' : `${count} fields`}: choose the value to keep. Yours is selected.`
export const bothFit =
  'Nothing you entered is lost. You changed different fields, so both sets of changes can be saved together.'
export const yours = 'Your version'
export const before = 'Before:'
export const empty = 'Empty'
export const mergedByItself = 'Merged automatically'
export const field = 'Field'
export const becomes = 'Will be saved as'
export const from = 'From'
export const bothOfThem = 'Both versions'
export const saveMerged = 'Save merged'
export const saving = 'Saving...'
export const discardMine = 'Discard my version'
export const confirmDiscard = 'Discard your version?'
export const discarded = (theirs: string) => `What you entered will be lost, and ${theirs} will open.`
