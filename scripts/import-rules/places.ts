import path from 'node:path'

/**
 * What a place of the project may import, by the names of places. Within one place and unit (one domain module, one
 * block) imports are free. `own x` means x of the same unit, `x` alone means x of any unit.
 */
export type Place = {
  name: string
  files: string[]
  /** Places that it may import in any way. */
  may: string[] | 'everything'
  /** Places that it may additionally import by `import type`. */
  mayType?: string[]
  /** Places that it may additionally import by `import()` or `import type`. */
  mayLoad?: string[]
  /** Whether browsers receive it, so that it must not reach a `.server` file. */
  inBrowser?: boolean
  /** The part of the path that names the unit, counted from 0. */
  unit?: number
  because: string
}

/** What every part of the interface may use. */
const basics = ['i18n', 'i18n context', 'json', 'colour', 'choice']
const visitorsSide = [
  'block common',
  'block view',
  'block views',
  'block schema',
  'design',
  'routing',
  ...basics,
]
/** What every layer of the page editor may use besides the layers below it. */
const editorBasics = [
  'record definitions',
  'operations',
  'site',
  'staff',
  'fields',
  'plain contracts',
  'block form',
  'block forms',
  'block schemas',
  ...visitorsSide,
]
const houseRule =
  'a house imports concert-hall/house and the entries beside it, which are promised, and nothing else'
const contracts = ['contracts', 'plain contracts']
const publicModules = ['public module of the domain', 'domain common']

/** A file belongs to the first place with a pattern that matches. */
const places: Place[] = [
  {
    name: 'tests',
    files: ['tests/**', 'accessibility/**', '**/*.{test,spec}.{ts,tsx}', '**/test-programs/**'],
    may: 'everything',
    because: 'a test may look at everything',
  },
  { name: 'bench', files: ['bench/**'], may: 'everything', because: 'a benchmark may measure everything' },

  {
    name: 'json',
    files: ['src/json/**'],
    may: [],
    inBrowser: true,
    because: 'it looks at values that nobody has checked yet, and knows nothing else',
  },
  {
    name: 'colour',
    files: ['src/colour/**'],
    may: [],
    inBrowser: true,
    because: 'it computes with colours, and knows nothing else',
  },
  {
    name: 'choice',
    files: ['src/choice/**'],
    may: [],
    inBrowser: true,
    because: 'the website and the ticket shop apply the same rules, and nothing else is common to them',
  },
  {
    name: 'project',
    files: ['src/project/**'],
    may: [],
    because: 'it says where the files of the project are, and knows nothing else',
  },
  {
    name: 'words registry',
    files: ['src/i18n/house.generated.ts'],
    may: ['house data', 'i18n'],
    inBrowser: true,
    because: 'it names the words of the house, and nothing else of i18n knows one',
  },
  {
    name: 'i18n',
    files: ['src/i18n/**/*.ts'],
    may: ['words registry'],
    inBrowser: true,
    because: 'everything builds on languages, messages and formats',
  },
  {
    name: 'i18n context',
    files: ['src/i18n/**'],
    may: ['i18n'],
    inBrowser: true,
    because: 'it hands the language to interface parts and nothing else',
  },
  {
    name: 'routing',
    files: ['src/routing/**'],
    may: ['i18n'],
    inBrowser: true,
    because: 'everything builds on the route table',
  },
  {
    name: 'design',
    files: ['src/design/**'],
    may: ['routing', ...basics],
    mayType: contracts,
    inBrowser: true,
    because: 'interface parts get what they show as properties',
  },
  {
    name: 'plain contracts',
    files: [
      'src/contracts/{form-answers,form-choices,form-field-types,form-limits,media-files}.ts',
      'src/contracts/{office-choices,picker-limits,planning-columns,sale-outage}.ts',
    ],
    may: ['record definitions', 'i18n', 'json'],
    mayType: ['contracts'],
    inBrowser: true,
    because: 'browsers receive it, for whom the library that checks contracts is too large',
  },
  {
    name: 'contracts',
    files: ['src/contracts/**'],
    may: [
      'plain contracts',
      'record definitions',
      'block schema',
      'block schemas',
      'block common',
      'routing',
      'i18n',
    ],
    because: 'a contract says what goes over the wire and knows nothing of who answers',
  },
  {
    name: 'record definitions',
    files: [
      'src/records/definition.ts',
      'src/records/field.ts',
      'src/records/shared/**',
      'src/records/page-settings.ts',
      'src/records/visitor-texts.ts',
      'src/records/*/record.ts',
      'src/records/records.generated.ts',
      'src/records/{house-fields,house-makers,added-fields,added-fields.generated}.ts',
    ],
    may: ['routing', 'house data', ...basics],
    inBrowser: true,
    because: 'a definition is data, the same in server and browser',
  },
  {
    name: 'linked data',
    files: ['src/linked-data/**'],
    may: ['design', 'routing', ...basics],
    mayType: [...contracts, 'record definitions'],
    because: 'pages, addresses and dumps describe the same thing by the same words, wherever it was loaded',
  },
  {
    name: 'record changes',
    files: [
      'src/records/merge-changes.ts',
      'src/records/undone-value.ts',
      'src/records/event/{announcement,moved-draft,run-changes,presale-by-rule,taken-back}.ts',
    ],
    may: ['record definitions', 'operations', ...basics],
    inBrowser: true,
    because: 'the back office shows beforehand what the domain will change',
  },
  {
    name: 'record schemas',
    files: ['src/records/schemas.ts', 'src/records/field-kinds/**'],
    may: [
      'record definitions',
      ...contracts,
      'block schema',
      'block schemas',
      'block common',
      'routing',
      ...basics,
    ],
    because: 'calls and imported files are checked by the same schemas',
  },
  {
    name: 'record stores',
    files: ['src/records/**/*.server.ts'],
    may: ['record definitions', 'house data', 'db', 'routing', ...basics, ...publicModules],
    because: 'a store connects a kind with its table, and with what its domain derives from it',
  },
  {
    name: 'record contracts',
    files: ['src/records/**'],
    may: [
      'record definitions',
      'record schemas',
      ...contracts,
      'block schema',
      'block schemas',
      'block common',
      ...basics,
    ],
    because: 'the calls of a record follow from its definition',
  },
  {
    name: 'operations',
    files: ['src/operations/**'],
    may: [],
    mayType: contracts,
    inBrowser: true,
    because: 'server and browser do the very same to a content',
  },
  {
    name: 'db',
    files: ['src/db/**'],
    may: ['i18n', 'project'],
    because: 'the database knows nothing of what is built on it',
  },

  {
    name: 'public module of the domain',
    files: ['src/domain/*/index.server.ts'],
    may: ['own domain'],
    unit: 2,
    because: 'a public module opens its own module only',
  },
  {
    name: 'domain',
    files: ['src/domain/*/**'],
    may: [
      ...publicModules,
      'record definitions',
      'record changes',
      'record schemas',
      'json',
      'colour',
      'db',
      ...contracts,
      'routing',
      'i18n',
      'block schema',
      'block schemas',
      'block common',
      'operations',
      'linked data',
    ],
    unit: 2,
    because: 'a domain module builds on the database and uses its neighbours by their public modules',
  },
  {
    name: 'domain common',
    files: ['src/domain/*'],
    may: ['db', ...contracts, 'record definitions', 'block common', 'routing', 'i18n'],
    because: 'what all domain modules share knows none of them',
  },
  {
    name: 'api',
    files: ['src/api/**'],
    may: [
      ...contracts,
      'record contracts',
      'record definitions',
      'record stores',
      'linked data',
      ...publicModules,
      'i18n',
      'json',
      'operations',
    ],
    because: 'a handler parses, authorizes, calls the domain and presents',
  },

  {
    name: 'fields',
    files: ['src/fields/**'],
    may: ['design', 'plain contracts', ...basics],
    mayType: ['contracts', 'record contracts'],
    inBrowser: true,
    because: 'form fields are parts of every form and know no page',
  },
  {
    name: 'block schemas',
    files: ['src/blocks/schemas.generated.ts', 'src/blocks/find-definition.ts'],
    may: ['block schema', 'house block schema', 'block common'],
    inBrowser: true,
    because: 'the registry of schemas lists schemas',
  },
  {
    name: 'block views',
    files: ['src/blocks/views.generated.ts'],
    may: ['block view', 'house block view', 'block schema', 'block common', 'design'],
    inBrowser: true,
    because: 'the registry of views lists views, or says how one is fetched',
  },
  {
    name: 'block forms',
    files: ['src/blocks/forms.generated.ts', 'src/blocks/find-form.ts'],
    may: ['block form', 'house block form', 'block common'],
    inBrowser: true,
    because: 'the registry of forms lists forms',
  },
  {
    name: 'block examples',
    files: ['src/blocks/examples.generated.ts'],
    may: ['block view', 'house block schema', 'block common'],
    because: 'the registry of examples lists examples',
  },
  {
    name: 'block schema',
    files: ['src/blocks/*/schema.ts'],
    may: ['block common', 'i18n'],
    inBrowser: true,
    unit: 2,
    because: 'the domain and the contracts read block schemas',
  },
  {
    name: 'block form',
    files: ['src/blocks/*/form.tsx'],
    may: ['own block schema', 'own block view', 'block common', 'fields', 'design', 'routing', ...basics],
    mayType: contracts,
    inBrowser: true,
    unit: 2,
    because: 'a block stands alone',
  },
  {
    name: 'block loader',
    files: ['src/blocks/*/load.server.ts'],
    may: ['own block schema', 'block common', ...publicModules, 'routing', 'i18n'],
    mayType: [...contracts, 'own block view'],
    unit: 2,
    because: "a block's loader asks the domain and nobody else",
  },
  {
    name: 'block loaders',
    files: ['src/blocks/*.server.ts'],
    may: ['block loader', 'house block loader', 'block common', ...publicModules, 'routing', 'i18n'],
    mayType: contracts,
    because: 'what runs the loaders of blocks asks the domain and nobody else',
  },
  {
    name: 'block common',
    files: ['src/blocks/*'],
    may: ['block views', 'design', 'routing', ...basics],
    mayType: [...contracts, 'domain common'],
    inBrowser: true,
    because: 'what all blocks share knows none of them',
  },
  {
    name: 'block view',
    files: ['src/blocks/*/**'],
    may: ['own block schema', 'block common', 'fields', 'design', 'routing', ...basics],
    mayType: [...contracts, 'own block loader'],
    inBrowser: true,
    unit: 2,
    because:
      'a block stands alone: it may show form fields, but never imports another block, nor its own form',
  },

  {
    name: 'site scripts',
    files: ['src/site/browser/**', 'src/site/**/*.island.tsx', 'src/site/**/enhance-*.ts'],
    may: ['site', 'fields', ...visitorsSide],
    mayType: [...contracts, 'site pages'],
    inBrowser: true,
    because: 'browsers receive it, who have neither a database nor the page editor',
  },
  {
    name: 'site pages',
    files: ['src/site/**/*.server.{ts,tsx}', 'src/site/**/*.page.tsx'],
    may: [
      'site',
      'site scripts',
      'block loaders',
      'block schemas',
      'block examples',
      ...contracts,
      'fields',
      'linked data',
      ...publicModules,
      ...visitorsSide,
    ],
    because: 'a page asks the domain for what it shows, and nobody else',
  },
  {
    name: 'site',
    files: ['src/site/**'],
    may: ['site scripts', 'fields', 'linked data', ...visitorsSide],
    mayType: [...contracts, 'site pages', ...publicModules],
    because: 'a view gets what it shows from its page',
  },
  {
    name: 'staff',
    files: ['src/staff/**'],
    may: ['fields', 'plain contracts', ...visitorsSide],
    mayType: ['contracts', 'record definitions'],
    inBrowser: true,
    because: 'editor and office are made of it, and it knows neither',
  },
  {
    name: 'editor state',
    files: ['src/editor/model/state/**'],
    may: ['operations', 'json'],
    mayType: contracts,
    inBrowser: true,
    because: 'the state of the page editor knows no page, no server and no clock',
  },
  {
    name: 'editor model',
    files: ['src/editor/model/**'],
    may: ['editor state', ...editorBasics],
    mayType: ['contracts'],
    inBrowser: true,
    because: 'what is edited knows neither React nor the page',
  },
  {
    name: 'editor controls',
    files: ['src/editor/controls/**'],
    may: ['editor state', 'editor model', ...editorBasics],
    mayType: ['contracts'],
    inBrowser: true,
    because: 'controls are part of every panel and dialog and know none of them',
  },
  {
    name: 'editor page',
    files: ['src/editor/page/**'],
    may: ['editor state', 'editor model', 'editor controls', ...editorBasics],
    mayType: ['contracts'],
    inBrowser: true,
    because: 'the edited page knows nothing of what surrounds it',
  },
  {
    name: 'editor panels',
    files: ['src/editor/panels/**'],
    may: ['editor state', 'editor model', 'editor controls', 'editor page', ...editorBasics],
    mayType: ['contracts'],
    inBrowser: true,
    because: 'a panel works on the edited page, and the app opens it',
  },
  {
    name: 'editor pages',
    files: ['src/editor/pages/**'],
    may: ['editor state', 'editor model', 'editor controls', 'editor page', 'editor panels', ...editorBasics],
    mayType: ['contracts'],
    inBrowser: true,
    because: 'the dialogs about pages use the pickers of the panels, and the app opens them',
  },
  {
    name: 'editor app',
    files: ['src/editor/**'],
    may: [
      'block examples',
      'editor state',
      'editor model',
      'editor controls',
      'editor page',
      'editor panels',
      'editor pages',
      ...editorBasics,
    ],
    mayType: ['contracts'],
    inBrowser: true,
    because: 'the page editor reads and writes by the contracts',
  },
  {
    name: 'office',
    files: ['src/office/**'],
    may: [
      'site',
      'staff',
      'fields',
      'plain contracts',
      'record definitions',
      'record changes',
      'operations',
      'block schemas',
      ...visitorsSide,
    ],
    mayType: ['contracts'],
    mayLoad: ['block forms'],
    inBrowser: true,
    because: 'the back office reads and writes by the contracts',
  },
  {
    name: 'service worker',
    files: ['src/service-worker/**'],
    may: ['routing', 'i18n', 'colour'],
    inBrowser: true,
    because: 'it runs without a page',
  },
  {
    name: 'settings',
    files: [
      'src/server/start/env.ts',
      'src/server/backup/encryption.ts',
      'src/server/backup/backup-error.ts',
      'src/server/files/read-storage-url.ts',
      'src/server/start/site-secrets.ts',
      'src/server/start/database-options.ts',
      'src/server/net/is-loopback.ts',
      'src/server/guard/is-public-address.ts',
      'src/server/guard/private-hosts.ts',
      'src/server/net/trusted-proxies.ts',
    ],
    may: ['db', ...publicModules],
    because: 'scripts read the settings, too, without the server behind them',
  },
  { name: 'server', files: ['src/server/**'], may: 'everything', because: 'it puts everything together' },

  {
    name: 'demo registry',
    files: ['src/demo/house.generated.ts'],
    may: ['demo', 'house demo'],
    because: 'it says whether the house has a demo, and nothing else of src knows one',
  },
  {
    name: 'demo',
    files: ['src/demo/**'],
    may: [
      ...publicModules,
      'record definitions',
      'record stores',
      'block schemas',
      'db',
      ...contracts,
      'routing',
      'i18n',
      'json',
    ],
    because: 'demo content is loaded by the commands that staff use',
  },
  {
    name: 'entry for houses',
    files: ['src/house/index.ts'],
    may: ['record definitions', ...basics],
    mayType: ['design'],
    inBrowser: true,
    because: 'definitions of a house are data, the same in server and browser',
  },
  {
    name: 'entry for demos',
    files: ['src/house/demo.ts'],
    may: ['demo', 'project', 'routing', 'i18n'],
    because: 'the demo of a house is a plan, and says nothing of how it is loaded',
  },
  {
    name: 'entries for blocks',
    files: ['src/house/{block,form,parts}.ts'],
    may: ['block common', 'design', 'routing', ...basics],
    inBrowser: true,
    because: 'a block of a house is made of what blocks of the project are made of',
  },
  {
    name: 'entry for loaders',
    files: ['src/house/*.server.ts'],
    may: [...publicModules, 'block common', 'record definitions', 'record stores', 'routing', 'i18n'],
    mayType: contracts,
    because: 'the loader of a house reads what the domain offers, and changes nothing',
  },
  {
    name: 'house block schema',
    files: ['{houses,examples}/*/blocks/*/{schema,examples}.ts'],
    may: ['entry for houses', 'entries for blocks'],
    inBrowser: true,
    unit: 3,
    because: houseRule,
  },
  {
    name: 'house block form',
    files: ['{houses,examples}/*/blocks/*/form.tsx'],
    may: ['own house block schema', 'own house block view', 'entry for houses', 'entries for blocks'],
    inBrowser: true,
    unit: 3,
    because: houseRule,
  },
  {
    name: 'house block loader',
    files: ['{houses,examples}/*/blocks/*/load.server.ts'],
    may: ['own house block schema', 'entry for houses', 'entry for loaders'],
    mayType: ['own house block view', 'entries for blocks'],
    unit: 3,
    because: houseRule,
  },
  {
    name: 'house block view',
    files: ['{houses,examples}/*/blocks/*/**'],
    may: ['own house block schema', 'entry for houses', 'entries for blocks'],
    mayType: ['own house block loader', 'entry for loaders'],
    inBrowser: true,
    unit: 3,
    because: houseRule,
  },
  {
    name: 'house data',
    files: [
      '{houses,examples}/*/records/**',
      '{houses,examples}/*/messages/*',
      '{houses,examples}/*/{figures,layout}.ts',
    ],
    may: ['entry for houses'],
    inBrowser: true,
    because: houseRule,
  },
  {
    name: 'house demo',
    files: ['{houses,examples}/*/demo/**'],
    may: [
      'entry for houses',
      'entries for blocks',
      'entry for demos',
      'demo',
      'record definitions',
      'project',
      ...contracts,
      'routing',
      'i18n',
      'json',
    ],
    because: 'the demo content of a house is a plan, which the program loads',
  },
  {
    name: 'shop',
    files: ['shop/**'],
    may: ['project', 'choice'],
    because: 'the ticket shop is a program of its own',
  },
  {
    name: 'scripts',
    files: ['scripts/**', '*.config.ts'],
    may: [
      ...publicModules,
      'record definitions',
      'json',
      'colour',
      'design',
      'db',
      ...contracts,
      'routing',
      'i18n',
      'block schema',
      'block common',
      'settings',
      'project',
      'tests',
    ],
    mayType: ['office'],
    because: 'a script uses the public modules',
  },
]

/** Not even benchmarks may import it, because that would start the program inside their process; only tests may. */
export const importedByTestsOnly = ['server']

/** The place of a file, given by its path from the project's folder with forward slashes. */
export function placeOf(file: string): Place | undefined {
  return places.find((place) => place.files.some((pattern) => path.matchesGlob(file, pattern)))
}

/** The domain module or block that a file belongs to. */
export function unitOf(file: string): string | undefined {
  const unit = placeOf(file)?.unit
  return unit === undefined ? undefined : file.split('/')[unit]
}
