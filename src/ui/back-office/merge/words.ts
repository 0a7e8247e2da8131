export const chooseWhere = (count: number) =>
  `Nothing you entered is lost. You both changed ${count === 1 ? 'one field' : `${count} fields`}: choose the value to keep. Yours is selected.`
export const bothFit =
  'Nothing you entered is lost. You changed different fields, so both sets of changes can be saved together.'
export const yours = 'Your version'
export const before = 'Before:'
export const empty = 'Empty'
export const mergedByItself = 'Changes that fit together'
export const field = 'Field'
export const becomes = 'Will be saved as'
export const from = 'From'
export const bothOfThem = 'Both versions'
export const saveMerged = 'Save merged'
export const saving = 'Saving...'
export const discardMine = 'Discard my version'
export const discardAsked = 'Discard your version?'
export const discarded = (theirs: string) => `What you entered is lost, and ${theirs} is opened.`
