// Settings by page type
export const searchEngines = 'Search engines'
export const searchEnginesAbout =
  'What search engines and shared links show of pages that have no texts of their own, by page type.'
export const pageTypes = 'Page types'
export const title = 'Title'
export const description = 'Description'
export const keywords = 'Keywords'
export const keywordsHelp = 'Separated by commas. The large search engines ignore them.'
export const customCode = 'Custom code'
export const customCodeHelp =
  'HTML for every page of this type, such as an analytics tag: script, style, noscript, meta and link. Hosts that it loads from are listed in Company information, as script hosts. It runs when a page is loaded as a whole, not when a reader goes from page to page.'
export const codeNotServed =
  'This code is not served: no administrator saved it here, or the server has had another secret since. Read it, remove it, save, and enter it again.'
export const hostsMissing = (hosts: readonly string[]) =>
  `Browsers load nothing from ${hosts.join(', ')}: not among the script hosts in Company information.`
export const customCodeReadOnly = 'Only an administrator can change the custom code.'
export const emptyForUsual = (usual: string) => `If empty: ${usual}`
export const globalAppliesTo =
  'Title and description apply to pages that have none of their own, such as the description of sign-in pages and of topic pages without an excerpt. A text of the page itself always comes first.'
export const careersLater = 'The site has no careers page yet; the settings apply once it has.'
export const save = 'Save'
export const saving = 'Saving…'
export const failedToSave = 'The settings could not be saved'

// Pages that lack something
export const pagesThatLack = 'Pages that lack something'
export const pagesThatLackAbout =
  'Published posts and topic pages whose texts for search engines are missing, too long, or the same as another page’s.'
export const noneLacks = 'No page lacks anything'
export const noneLacksHint = 'Every published post and topic page has its own title and description.'
export const page = 'Page'
export const kind = 'Kind'
export const kinds = { post: 'Blog post', page: 'Topic page' } as const
export const lacking = 'What it lacks'
export const untitled = 'Untitled'

// In the editors
export const suggest = 'Suggest meta texts'
export const suggesting = 'Suggesting…'
export const suggestHelp = 'Fills what is empty, from the title and the text.'
export const metaTitle = 'Meta title'
export const metaDescription = 'Meta description'
export const filled = (fields: readonly string[]) => `Filled: ${fields.join(', ')}.`
export const noSuggestion = 'Enter a title and a text first.'
export const failedToSuggest = 'The texts could not be suggested.'
