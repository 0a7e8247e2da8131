/** The longest name of a folder. */
export const FOLDER_NAME_MAX = 60

/** Most images that are moved to a folder at once: as many as a page of the list. */
export const MOVED_MOST = 100

export const FOLDER_TAKEN = 'There is a folder of this name'
export const FOLDER_NEEDS_NAME = 'Enter a name'
