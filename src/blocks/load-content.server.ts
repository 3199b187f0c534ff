import {
  collectReferences,
  resolveReferences,
  type ReadBlock,
  type ReadContent,
} from '#domain/pages/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import type { Language } from '#i18n/languages.ts'
import type { ShownContent } from './content.tsx'
import { blockLoaders } from './loaders.generated.server.ts'

/** Prepares stored content for rendering: resolves its links and runs its blocks' loaders in parallel. */
export async function loadContent(
  scope: Scope,
  content: ReadContent,
  language: Language,
): Promise<ShownContent> {
  const placed = content.containers.flatMap((container) => container.columns.flat())
  const blocks = placed.flatMap(withDescendants)
  const [links, found] = await Promise.all([
    resolveReferences(scope, collectReferences(blocks.map((block) => block.fields)), language),
    Promise.all(blocks.map((block) => loadBlock(scope, block, language))),
  ])
  return {
    containers: content.containers,
    links,
    data: Object.fromEntries(found.flatMap((entry) => entry ?? [])),
  }
}

async function loadBlock(
  scope: Scope,
  block: ReadBlock,
  language: Language,
): Promise<[string, unknown][] | null> {
  const load = Object.hasOwn(blockLoaders, block.type) ? blockLoaders[block.type] : undefined
  if (!load || block.fault) return null
  // The fields were read through the block's own schema: the type of its loader.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return [[block.id, await load(scope, block as never, language)]]
}

/** The block and its descendants; a block with a loader loads its children's data itself. */
function withDescendants(block: ReadBlock): ReadBlock[] {
  if (Object.hasOwn(blockLoaders, block.type)) return [block]
  return [block, ...block.children.flatMap(withDescendants)]
}
