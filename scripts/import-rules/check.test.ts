import { describe, expect, it } from 'vitest'
import { plantFiles } from '../../tests/support/planted-files.ts'
import { checkImports } from './check.ts'

const soundProject = {
  'package.json': JSON.stringify({
    name: 'hall',
    type: 'module',
    imports: { '#*': './src/*' },
    exports: { './house': './src/house/index.ts' },
    dependencies: { known: '1.0.0' },
  }),
  'node_modules/known/package.json': JSON.stringify({ name: 'known', exports: './index.js' }),
  'node_modules/known/index.js': 'export const known = 1\n',
  'node_modules/stowaway/package.json': JSON.stringify({ name: 'stowaway', exports: './index.js' }),
  'node_modules/stowaway/index.js': 'export const stowaway = 1\n',
  'src/i18n/languages.ts': "export type Language = 'de' | 'en'\n",
  'src/routing/table.ts': "import { known } from 'known'\nexport const table = [known]\n",
  'src/design/button.tsx': 'export const Button = () => <button />\n',
  'src/contracts/events.ts': 'export type Event = { id: number }\n',
  'src/db/client.ts': "import fs from 'node:fs'\nexport const db = fs\n",
  'src/domain/events/find.server.ts':
    "import { db } from '#db/client.ts'\nexport const findEvents = () => db\n",
  'src/domain/events/index.server.ts': "export { findEvents } from './find.server.ts'\n",
  'src/domain/pages/index.server.ts': "export * from './list.server.ts'\n",
  'src/domain/pages/list.server.ts':
    "import { findEvents } from '#domain/events/index.server.ts'\nexport const list = findEvents\n",
  'src/api/events.ts':
    "import { findEvents } from '#domain/events/index.server.ts'\nexport const handle = findEvents\n",
  'src/blocks/text/schema.ts': "import { known } from 'known'\nexport const schema = known\n",
  'src/blocks/text/view.tsx':
    "import { schema } from './schema.ts'\nimport { Button } from '#design/button.tsx'\nexport const View = () => <Button>{schema}</Button>\n",
  'src/blocks/quote/view.tsx': 'export const View = () => <q />\n',
  'src/blocks/quote/load.server.ts': 'export const load = () => 1\n',
  'src/blocks/views.generated.ts': "export { View } from './text/view.tsx'\n",
  'src/site/home.page.tsx': [
    "import { findEvents } from '#domain/events/index.server.ts'",
    "import type { Event } from '#contracts/events.ts'",
    "import Slider from './slider.island.tsx'",
    'export const load = (): Event[] => findEvents()',
    'export const View = () => <Slider />',
  ].join('\n'),
  'src/site/slider.island.tsx':
    "import { useState } from 'known'\nexport default function Slider() { return useState(0) }\n",
  'src/editor/index.tsx': "import { View } from '#blocks/text/view.tsx'\nexport default View\n",
  'src/server/main.ts': "const build = './x.js'\nexport const app = import(build)\n",
  'houses/any/demo/season.ts':
    "import { languages } from '../../../src/i18n/languages.ts'\nexport const season = languages\n",
  'src/house/index.ts': "export type { Language } from '#i18n/languages.ts'\n",
  'houses/any/records/stop/record.ts':
    "import type { Language } from 'hall/house'\nexport type Record = Language\n",
  'examples/other/blocks/stop/schema.ts':
    "import type { Language } from 'hall/house'\nexport type Schema = Language\n",
  'src/blocks/schemas.generated.ts':
    "export type { Schema } from '../../examples/other/blocks/stop/schema.ts'\n",
  'shop/main.ts': "import { known } from 'known'\nexport const shop = known\n",
  'scripts/start.mjs': "import './lib.mjs'\n",
  'scripts/lib.mjs': 'export {}\n',
  'src/domain/events/find.test.ts':
    "import { Button } from '#design/button.tsx'\nexport const found = Button\n",
}

/** Each case adds one error to the sound project: the files, and the one violation that must be reported. */
const violations: Record<string, [files: Record<string, string>, report: string]> = {
  'a base folder imports from above it': [
    { 'src/routing/bad.ts': "\nimport { Button } from '#design/button.tsx'\nexport default Button\n" },
    'src/routing/bad.ts:2: routing may not import design (src/design/button.tsx), because',
  ],
  'a type is imported against the direction': [
    { 'src/db/bad.ts': "import type { Event } from '#contracts/events.ts'\nexport type Bad = Event\n" },
    'src/db/bad.ts:1: db may not import contracts',
  ],
  'a type is imported inside an expression': [
    { 'src/db/bad.ts': "export type Bad = import('#contracts/events.ts').Event\n" },
    'src/db/bad.ts:1: db may not import contracts',
  ],
  'a module is re-exported against the direction': [
    { 'src/contracts/bad.ts': "export { db } from '#db/client.ts'\n" },
    'src/contracts/bad.ts:1: contracts may not import db',
  ],
  'everything of a module is re-exported against the direction': [
    { 'src/contracts/bad.ts': "export * from '#db/client.ts'\n" },
    'src/contracts/bad.ts:1: contracts may not import db',
  ],
  'a module is loaded against the direction': [
    { 'src/api/bad.ts': "export const bad = () => import('#db/client.ts')\n" },
    'src/api/bad.ts:1: api may not import db',
  ],
  'another program is named against the direction': [
    { 'src/db/bad.ts': "export const bad = new URL('../api/events.ts', import.meta.url)\n" },
    'src/db/bad.ts:1: db may not import api',
  ],
  'a relative path leads into another folder': [
    { 'src/api/bad.ts': "import '../db/client.ts'\n" },
    'src/api/bad.ts:1: api may not import db',
  ],
  'a domain module reaches behind the public module of its neighbour': [
    { 'src/domain/pages/bad.server.ts': "import '#domain/events/find.server.ts'\n" },
    'src/domain/pages/bad.server.ts:1: domain pages may not import domain events',
  ],
  'a handler reaches behind a public module': [
    { 'src/api/bad.ts': "import '#domain/events/find.server.ts'\n" },
    'src/api/bad.ts:1: api may not import domain events',
  ],
  'a public module opens another module': [
    { 'src/domain/forms/index.server.ts': "export * from '#domain/events/index.server.ts'\n" },
    'src/domain/forms/index.server.ts:1: public module of the domain forms may not import public module of the domain events',
  ],
  'a block imports another block': [
    { 'src/blocks/quote/more.tsx': "export { View } from '../text/view.tsx'\n" },
    'src/blocks/quote/more.tsx:1: block view quote may not import block view text',
  ],
  "a block imports another block's type": [
    { 'src/blocks/quote/more.tsx': "export type { View } from '#blocks/text/view.tsx'\n" },
    'src/blocks/quote/more.tsx:1: block view quote may not import block view text',
  ],
  'a block view imports its own form': [
    {
      'src/blocks/text/form.tsx': 'export const Form = () => <p />\n',
      'src/blocks/text/more.tsx': "export { Form } from './form.tsx'\n",
    },
    'src/blocks/text/more.tsx:1: block view text may not import block form text',
  ],
  'a block takes a contract along to the browser': [
    { 'src/blocks/text/more.tsx': "import '#contracts/events.ts'\n" },
    'src/blocks/text/more.tsx:1: block view text may not import contracts (src/contracts/events.ts) other than by import type',
  ],
  'the site imports the editor': [
    { 'src/site/bad.tsx': "export const bad = () => import('#editor/index.tsx')\n" },
    'src/site/bad.tsx:1: site may not import editor app (src/editor/index.tsx), because',
  ],
  'the state of the editor imports its page': [
    {
      'src/editor/page/typing/caret.ts': 'export const caret = 0\n',
      'src/editor/model/bad.ts': "import '#editor/page/typing/caret.ts'\n",
    },
    'src/editor/model/bad.ts:1: editor model may not import editor page (src/editor/page/typing/caret.ts), because',
  ],
  'two folders of the editor import each other': [
    {
      'src/editor/page/typing/caret.ts': "import '../canvas/bad.ts'\n",
      'src/editor/page/typing/paste.ts': "import '../canvas/bad.ts'\n",
      'src/editor/page/canvas/bad.ts': "import '../typing/caret.ts'\n",
    },
    'src/editor/page/canvas/bad.ts:1: src/editor/page/canvas may not import src/editor/page/typing (src/editor/page/typing/caret.ts), because src/editor/page/typing imports src/editor/page/canvas',
  ],
  'something imports the server': [
    { 'bench/bad.ts': "import '../src/server/main.ts'\n" },
    'bench/bad.ts:1: bench may not import server',
  ],
  'the demo of a house asks the domain': [
    { 'houses/any/demo/bad.ts': "import '../../../src/domain/events/index.server.ts'\n" },
    'houses/any/demo/bad.ts:1: house demo may not import public module of the domain events',
  ],
  'a record of a house imports what is not promised': [
    {
      'houses/any/records/stop/bad.ts':
        "import { languages } from '../../../../src/i18n/languages.ts'\nexport const bad = languages\n",
    },
    'houses/any/records/stop/bad.ts:1: house data may not import i18n',
  ],
  'a block of a house imports another one': [
    {
      'examples/other/blocks/bell/view.tsx':
        "import type { Schema } from '../stop/schema.ts'\nexport type Bad = Schema\n",
    },
    'examples/other/blocks/bell/view.tsx:1: house block view bell may not import house block schema stop',
  ],
  'the program imports a house': [
    { 'src/api/bad.ts': "export type { Schema } from '../../examples/other/blocks/stop/schema.ts'\n" },
    'src/api/bad.ts:1: api may not import house block schema stop',
  ],
  'the shop imports from the website': [
    { 'shop/bad.ts': "import type { Language } from '#i18n/languages.ts'\nexport type Bad = Language\n" },
    'shop/bad.ts:1: shop may not import i18n',
  ],
  'production code imports a test': [
    { 'src/domain/events/bad.server.ts': "import './find.test.ts'\n" },
    'src/domain/events/bad.server.ts:1: domain events may not import tests',
  ],
  'an island imports a server file': [
    {
      'src/site/bad.island.tsx': "export { list } from './data.server.ts'\n",
      'src/site/data.server.ts': 'export const list = 1\n',
    },
    'src/site/bad.island.tsx:1: browsers would receive src/site/data.server.ts',
  ],
  'an island asks the domain by way of its page': [
    { 'src/site/bad.island.tsx': "export { load } from './home.page.tsx'\n" },
    'src/site/home.page.tsx:1: browsers would receive src/domain/events/index.server.ts',
  ],
  'a view asks the domain': [
    { 'src/site/bad.tsx': "export { findEvents } from '#domain/events/index.server.ts'\n" },
    'src/site/bad.tsx:1: site may not import public module of the domain',
  ],
  'browser code needs a built-in module of Node': [
    { 'src/routing/bad.ts': "import 'node:fs'\n" },
    'src/routing/bad.ts:1: browsers would receive node:fs',
  ],
  'browser code reaches server code by way of a module that is neither': [
    {
      'src/site/parts.ts': "export { path } from '#routing/table.ts'\nexport * from './more.server.ts'\n",
      'src/site/more.server.ts': 'export {}\n',
      'src/editor/bad.tsx': "import '#site/parts.ts'\n",
    },
    'src/site/parts.ts:2: browsers would receive src/site/more.server.ts, by way of src/editor/bad.tsx → src/site/parts.ts',
  ],
  'a file is missing': [
    { 'src/design/bad.tsx': "import './nowhere.tsx'\n" },
    'src/design/bad.tsx:1: cannot find ./nowhere.tsx',
  ],
  'a test imports what does not exist': [
    { 'src/design/bad.test.ts': "import '#design/nowhere.tsx'\n" },
    'src/design/bad.test.ts:1: cannot find #design/nowhere.tsx',
  ],
  'a package is used that only another package asked for': [
    { 'src/design/bad.tsx': "import 'stowaway'\n" },
    'src/design/bad.tsx:1: stowaway is not in package.json',
  ],
  'an import does not say what it imports': [
    { 'src/api/bad.ts': 'export const bad = (name: string) => import(name)\n' },
    'src/api/bad.ts:1: this import cannot be checked',
  ],
  'a pattern of files is imported that cannot be read': [
    { 'src/site/bad.tsx': 'export const bad = import.meta.glob(`../${location.hash}/*.tsx`)\n' },
    'src/site/bad.tsx:1: this import cannot be checked',
  ],
  'a pattern of files finds what may not be imported': [
    { 'src/site/bad.tsx': "export const bad = import.meta.glob(['./*.css', '../db/*.ts'])\n" },
    'src/site/bad.tsx:1: site may not import db (src/db/client.ts)',
  ],
  'a folder is not in the table': [
    { 'src/helpers/bad.ts': 'export {}\n' },
    'src/helpers/bad.ts:1: this file stands in no folder that the import rules know',
  ],
}

describe('the import rules', () => {
  it('accept a project without violations and read all of it', () => {
    const report = checkImports(plantFiles(soundProject))
    expect(report.violations).toEqual([])
    expect(report.moduleCount).toBe(
      Object.keys(soundProject).filter((file) => /^(src|houses|examples|shop|scripts)/.test(file)).length,
    )
    expect(report.importCount).toBeGreaterThan(15)
  })

  it.each(Object.entries(violations))('report when %s', (_, [files, expected]) => {
    const { violations: found } = checkImports(plantFiles({ ...soundProject, ...files }))
    const lines = found.map(({ file, line, text }) => `${file}:${line}: ${text}`)
    expect(lines.filter((line) => line.startsWith(expected))).toHaveLength(1)
  })

  it('report nothing but the planted violation', () => {
    const { violations: found } = checkImports(
      plantFiles({ ...soundProject, 'shop/bad.ts': "import '#i18n/languages.ts'\n" }),
    )
    expect(found).toHaveLength(1)
  })

  it('fail on an empty project', () => {
    const { violations: found } = checkImports(plantFiles({ 'package.json': '{}' }))
    expect(found.map(({ text }) => text)).toContain('no module was read')
  })

  it('report a file with a syntax error, and do not count it as read', () => {
    const { violations: found } = checkImports(
      plantFiles({ ...soundProject, 'src/design/bad.tsx': 'export const = <' }),
    )
    expect(found.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^only \d+ of \d+ modules were read$/),
      expect.stringMatching(/^cannot be read: /),
    ])
  })
})
