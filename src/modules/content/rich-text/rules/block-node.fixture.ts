// What tests write texts with.

/** A block of the editor. */
export const blockNode = (blockType: string, fields: object = {}) => ({
  type: 'block',
  fields: { blockType, ...fields },
})
