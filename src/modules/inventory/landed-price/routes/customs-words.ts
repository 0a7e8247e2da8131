// Customs value lists
export const listCreated = 'Customs value list created'
export const listChanged = 'Customs value list saved'
export const listDeleted = 'Customs value list deleted'
export const listInUse = 'The list is in use from its day'
export const listRetired = 'The list is retired'
const counted = (n: number, one: string) => `${n.toLocaleString('en-US')} ${n === 1 ? one : `${one}s`}`
export const linesImported = (lines: number, refused: number) =>
  `${counted(lines, 'line')} imported${refused > 0 ? `, ${counted(refused, 'row')} left out` : ''}`

// A file that was sent without a name
export const aFile = 'File'
