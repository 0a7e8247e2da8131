import type { Block } from 'payload'
import { textEditor } from '@/collections/shared/textEditor'

export const columns: Block = {
  slug: 'columns',
  interfaceName: 'ColumnsBlock',
  labels: { singular: 'Columns', plural: 'Columns' },
  fields: [
    {
      name: 'columns',
      type: 'array',
      minRows: 2,
      maxRows: 3,
      required: true,
      fields: [{ name: 'text', type: 'richText', editor: textEditor() }],
    },
  ],
}
