import { expect, test } from 'vitest'
import { tablesImported } from './stand-in-tables.mjs'

test('the tables that a plugin imports from itself are those to stand in for', () => {
  const files = [
    { file: 'queries/a.ts', text: "import { tolls } from '../tables.gen'\n" },
    {
      file: 'queries/deep/b.ts',
      text: "import {\n  tolls,\n  type booths as b,\n} from '../../tables.gen'\nimport type { lanes } from '@/plugins/tolls/tables.gen'\n",
    },
    { file: 'queries/c.ts', text: "import { users } from '@/modules/accounts/tables.gen'\n" },
  ]
  expect(tablesImported('tolls', files)).toEqual(['booths', 'lanes', 'tolls'])
})
