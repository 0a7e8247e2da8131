export const shareWithStaff = 'Share with all who work on sales'
export const rowsStay = 'What the list shows stays as it is.'
