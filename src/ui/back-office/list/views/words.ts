export const savedViews = 'Saved views'
export const saveView = 'Save this view'
export const renameOrShare = 'Rename or share'
export const deleteView = 'Delete view'
export const deleteViewTitle = (name: string) => `Delete the view ${name}?`
export const sharedIsGone = 'It is gone for everybody.'
export const byOwner = (name: string, owner: string) => `${name}, by ${owner}`
export const name = 'Name'
export const nameTooLong = (max: number) => `The name must be ${max} characters or less`
export const nameTheView = 'Give the view a name'
export const viewHolds = 'A view contains the list, its filters and its order.'
export const cancel = 'Cancel'
export const save = 'Save'
