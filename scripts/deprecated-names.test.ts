import { expect, test } from 'vitest'
import { plantFiles } from '../tests/support/planted-files.ts'
import { findDeprecated } from './deprecated-names.ts'

test('A house is told which of its modules import a name that goes with the next version', () => {
  const folder = plantFiles({
    'records/event/fields.ts': "import {\n  addFields,\n  type Field as Kind,\n} from 'concert-hall/house'\n",
    'blocks/stop/view.tsx':
      "import { Field } from './field.ts'\nimport { Picture } from 'concert-hall/house/parts'\n",
    'demo/index.ts': "import { Field } from 'concert-hall/house'\n",
  })
  const names = [{ entry: 'concert-hall/house', name: 'Field', instead: 'HouseField is the same' }]
  expect(findDeprecated({ folder }, names)).toEqual([
    'demo/index.ts: Field of concert-hall/house goes with the next version: HouseField is the same',
    'records/event/fields.ts: Field of concert-hall/house goes with the next version: HouseField is the same',
  ])
  expect(findDeprecated({ folder }, [])).toEqual([])
})
