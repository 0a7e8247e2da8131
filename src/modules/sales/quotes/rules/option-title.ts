/** The title of an option, also of one that this version does not know: 'delivery_options' → 'Delivery Options'. */
export const optionTitle = (key: string): string =>
  key
    .split('_')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
    .join(' ')
