import {
  collectReferences,
  describePictures,
  resolveReferences,
  type ReadBlock,
  type ReadContent,
} from '#domain/pages/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import { isOutage } from '#domain/outages.ts'
import { noteIncomplete } from '#domain/shown.ts'
import type { Language } from '#i18n/languages.ts'
import type { ShownContent } from './content.tsx'
import type { BlockLoaders } from './loader.ts'
import { blockLoaders } from './loaders.generated.server.ts'

/** Content ready for rendering, with the ids of the blocks that could not be loaded. */
export type LoadedContent = Required<ShownContent> & { broken: string[] }

/**
 * Prepares stored content for rendering: resolves its links and runs its blocks' loaders in parallel. A block whose
 * loader fails is marked and reported; the rest of the page is shown. Only an outage of the database fails the whole
 * page. `loaders` are replaced by tests only.
 */
export async function loadContent(
  scope: Scope,
  content: ReadContent,
  language: Language,
  loaders: BlockLoaders = blockLoaders,
): Promise<LoadedContent> {
  const placed = content.containers.flatMap((container) => container.columns.flat())
  const blocks = placed.flatMap(withDescendants)
  const broken = new Set<string>()
  const references = collectReferences([content.head?.fields, ...blocks.map((block) => block.fields)])
  const [links, libraryTexts, found] = await Promise.all([
    resolveReferences(scope, references, language),
    describePictures(scope, references, language),
    Promise.all(
      blocks.map((block) =>
        loadBlock(scope, block, { language, loaders }).catch((error: unknown) => {
          if (isOutage(error)) throw error
          broken.add(block.id)
          noteIncomplete(scope)
          scope.report?.({ subject: `${block.type} ${block.id}`, error })
          return null
        }),
      ),
    ),
  ])
  return {
    containers: broken.size === 0 ? content.containers : markBroken(content.containers, broken),
    links,
    libraryTexts,
    broken: [...broken],
    data: Object.fromEntries(found.flatMap((entry) => (entry ? [entry] : []))),
  }
}

async function loadBlock(
  scope: Scope,
  block: ReadBlock,
  { language, loaders }: { language: Language; loaders: BlockLoaders },
): Promise<[string, unknown] | null> {
  const load = Object.hasOwn(loaders, block.type) ? loaders[block.type] : undefined
  if (!load || block.fault) return null
  const children = block.children.filter(({ fault }) => fault === undefined)
  // The fields were read through the block's own schema: the type of its loader.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return [block.id, await load(scope, { ...block, children } as never, language)]
}

function markBroken(containers: ReadContent['containers'], broken: Set<string>): ReadContent['containers'] {
  const mark = (block: ReadBlock): ReadBlock => ({
    ...block,
    children: block.children.map(mark),
    ...(broken.has(block.id) && { fault: 'not_loaded' as const }),
  })
  return containers.map((container) => ({
    ...container,
    columns: container.columns.map((column) => column.map(mark)),
  }))
}

/** The block and its descendants; a block with a loader loads its children's data itself. */
function withDescendants(block: ReadBlock): ReadBlock[] {
  if (Object.hasOwn(blockLoaders, block.type)) return [block]
  return [block, ...block.children.flatMap(withDescendants)]
}
