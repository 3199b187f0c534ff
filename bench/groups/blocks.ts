import { globSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import type { BlockExamples, StoredExample } from '#blocks/block-examples.ts'
import { loadContent } from '#blocks/load-content.server.ts'
import { blockDefinitions } from '#blocks/schemas.generated.ts'
import type { StoredBlock } from '#contracts/pages.ts'
import { readContent } from '#domain/content/index.server.ts'
import { visitor, type Scope } from '#domain/scope.ts'
import type * as BlockPage from './block-page.tsx'
import type { Hall } from '../demo-hall.ts'
import { measureCalls } from '../measure.ts'
import { compareWithBar, type Table } from '../report.ts'
import { findSubjects, type Subjects } from '../subjects.ts'

/** The number of blocks on the measured page, and the bar for the median of the whole work, in milliseconds. */
const blocksOfPage = 60
const pageBar = 15

/** Reads, resolves and renders a long page with all kinds of blocks, as a visitor's request does. */
export async function benchBlocks(hall: Hall, { runs }: { runs: number }): Promise<Table> {
  const database = await hall.openDatabase()
  const page = await bundlePage()
  try {
    const scope: Scope = { db: database.db, now: new Date(), viewer: visitor }
    const stored = { version: 1, containers: [await composePage(await findSubjects(database.db))] }
    const now = scope.now.toISOString()
    const loaded = await loadContent(scope, readContent(stored), 'de')
    const html = page.render(loaded, now)
    const calls = [
      {
        name: 'whole page',
        bar: pageBar,
        run: async () => page.render(await loadContent(scope, readContent(stored), 'de'), now),
      },
      { name: 'read and checked', run: async () => readContent(stored) },
      { name: 'its things found', run: () => loadContent(scope, readContent(stored), 'de') },
      { name: 'rendered', run: async () => page.render(loaded, now) },
    ]
    const measured = await measureCalls<{ name: string; bar?: number; run: () => Promise<unknown> }>(
      calls,
      runs,
    )
    return {
      title: `A page of ${blocksOfPage} blocks`,
      note: `${runs} runs each, one at a time, in turns; milliseconds. ${Object.keys(blockDefinitions).length} kinds of block, ${(html.length / 1000).toFixed(0)} KB of HTML`,
      columns: [
        { key: 'call', label: 'part', unit: 'text' },
        { key: 'median', label: 'median', unit: 'ms' },
        { key: 'p95', label: 'p95', unit: 'ms' },
        { key: 'p99', label: 'p99', unit: 'ms' },
        { key: 'bar', label: 'bar for the median', unit: 'text' },
      ],
      rows: measured.map(({ call, summary }) => ({
        call: call.name,
        ...summary,
        bar: compareWithBar(summary.median, call.bar),
      })),
    }
  } finally {
    await database.close()
    await page.remove()
  }
}

/** The views as they are built for the server: JSX compiled for production, styles as class names. */
async function bundlePage() {
  const root = path.resolve(import.meta.dirname, '../..')
  // The file is inside the project, so that the imports that are not bundled are found.
  const folder = await mkdtemp(path.join(root, 'node_modules/.bench-'))
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    build: { ssr: 'bench/groups/block-page.tsx', outDir: folder, emptyOutDir: false },
  })
  const page: typeof BlockPage = await import(pathToFileURL(path.join(folder, 'block-page.js')).href)
  return { render: page.render, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** One column that repeats the examples of all blocks, with references to records of the demo hall. */
async function composePage(subjects: Subjects) {
  const files = globSync('*/examples.ts', { cwd: path.resolve(import.meta.dirname, '../../src/blocks') })
  const modules: { default: BlockExamples }[] = await Promise.all(
    files.toSorted().map((file) => import(`../../src/blocks/${file.replaceAll('\\', '/')}`)),
  )
  const kinds = modules.map(({ default: { examples } }) => examples.map(({ block }) => block('de')))
  const longest = Math.max(...kinds.map((examples) => examples.length))
  const inTurn = Array.from({ length: longest }, (_, turn) =>
    kinds.flatMap((examples) => examples[turn] ?? []),
  )
    .flat()
    .filter(({ type }) => blockDefinitions[type]?.standsAlone)
  const blocks = Array.from({ length: blocksOfPage }, (_, index) => {
    const example = inTurn[index % inTurn.length]
    if (!example) throw new Error('There are no examples of blocks')
    return store(example, `block-${index}`, subjects, index)
  })
  return { id: 'container', layout: '100', columns: [blocks] }
}

function store(example: StoredExample, id: string, subjects: Subjects, place: number): StoredBlock {
  const { type, version, children } = example
  return {
    id,
    type,
    version: version ?? blockDefinitions[type]?.version ?? 1,
    fields: { ...example.fields, ...targetOf(type, subjects, place) },
    ...(children && {
      children: children.map((child, index) => store(child, `${id}-${index}`, subjects, place + index)),
    }),
  }
}

/** References of examples that may not exist in the hall. */
function targetOf(type: string, { comingEvents, subscriptions }: Subjects, place: number) {
  const pick = (list: { id: number }[]) => list[place % list.length]?.id ?? 0
  if (type === 'event-item') return { event: `event:${pick(comingEvents)}` }
  return type === 'subscription-item' ? { subscription: `subscription:${pick(subscriptions)}` } : {}
}
