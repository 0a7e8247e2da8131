// The list and its import
export const ratesIntro =
  'A rate holds from its day until there is a later one. Quotes and orders keep theirs.'
export const importFromFile = 'Import from a file'
export const importAbout = (header: string) =>
  `A CSV file whose first line is ${header}. Rates that are there already are replaced.`
export const chooseFile = 'CSV file'
export const importRates = 'Import'
export const importing = 'Importing…'
export const failedToImport = 'Failed to import exchange rates'
export const imported = (added: number, replaced: number, same: number) =>
  `${added} added, ${replaced} replaced, ${same} unchanged`
