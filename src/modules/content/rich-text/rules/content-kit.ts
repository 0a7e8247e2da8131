// What tests write texts with.

/** A block of the editor. */
export const block = (blockType: string, fields: object = {}) => ({
  type: 'block',
  fields: { blockType, ...fields },
})
