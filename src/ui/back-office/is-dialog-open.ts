import { dialogOnTop } from './dialog-on-top'

export const isDialogOpen = (): boolean => dialogOnTop() !== null
