import {
  collectReferences,
  describePictures,
  findSources,
  resolveReferences,
  sourceOf,
  withUniqueAnchors,
  type ReadBlock,
  type ReadContent,
} from '#domain/content/index.server.ts'
import { canSeeUnpublished, type Scope } from '#domain/scope.ts'
import { isOutage } from '#domain/outages.ts'
import { noteIncomplete } from '#domain/cache-tags.ts'
import { pickLanguage, type Language } from '#i18n/languages.ts'
import type { ShownContent } from './view.ts'
import type { BlockLoaders } from './loader.ts'
import { blockLoaders } from './loaders.generated.server.ts'
import type { SourceData } from './view.ts'

/** Content ready for rendering, with the ids of the blocks that could not be loaded. */
export type LoadedContent = Required<ShownContent> & { broken: string[] }

/**
 * Prepares stored content for rendering: resolves its links and runs its blocks' loaders in parallel, also those of the
 * published sources that its blocks show, which are all read at once. A block whose
 * loader fails is marked and reported; the rest of the page is shown. Only an outage of the database fails the whole
 * page. `loaders` are replaced by tests only.
 */
export async function loadContent(
  scope: Scope,
  content: ReadContent,
  language: Language,
  loaders: BlockLoaders = blockLoaders,
): Promise<LoadedContent> {
  const own = blocksIn(content)
  const sources = await loadSources(scope, own, language)
  const blocks = [...own, ...sources.flatMap((source) => (source.content ? blocksIn(source.content) : []))]
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
  const data = Object.fromEntries(found.flatMap((entry) => (entry ? [entry] : [])))
  const shown = sources.map(({ block, content: inner, ...source }): [string, SourceData] => [
    block,
    {
      ...source,
      content: inner && { containers: markBroken(inner.containers, broken), data: dataOf(inner, data) },
    },
  ])
  return {
    containers: markBroken(content.containers, broken),
    links,
    libraryTexts,
    broken: [...broken],
    data: { ...data, ...Object.fromEntries(shown) },
  }
}

/** A source as a block shows it. */
type Source = { block: string; content: ReadContent | null } & Pick<SourceData, 'id' | 'name'>

/** The sources that blocks show, once for each block: an anchor is only at its first place on the page. */
async function loadSources(scope: Scope, blocks: ReadBlock[], language: Language): Promise<Source[]> {
  const wanted = blocks.flatMap((block) => {
    const id = sourceOf(block)
    return id === null ? [] : [{ block: block.id, id }]
  })
  if (wanted.length === 0) return []
  const found = await findSources(
    scope,
    wanted.map(({ id }) => id),
    language,
  )
  const anchors = new Set(
    blocks.map(({ fields }) => fields['anchor']).filter((one) => typeof one === 'string'),
  )
  return wanted.map(({ block, id }) => {
    const source = found.get(id)
    if (!source) return { block, id: null, name: '', content: null }
    return {
      block,
      id,
      name: canSeeUnpublished(scope.viewer) ? pickLanguage(source.name, language) : '',
      content: source.content && withUniqueAnchors(withOwnIds(source.content, block), anchors),
    }
  })
}

/** Makes ids unique on the page, because a source may be shown twice. */
function withOwnIds(content: ReadContent, block: string): ReadContent {
  const renamed = (inner: ReadBlock): ReadBlock => ({
    ...inner,
    id: `${block}/${inner.id}`,
    children: inner.children.map(renamed),
  })
  return {
    ...content,
    containers: content.containers.map((container) => ({
      ...container,
      columns: container.columns.map((column) => column.map(renamed)),
    })),
  }
}

function blocksIn(content: ReadContent): ReadBlock[] {
  return content.containers.flatMap(({ columns }) => columns.flat()).flatMap(withDescendants)
}

function dataOf(content: ReadContent, data: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    blocksIn(content).flatMap(({ id }) => (Object.hasOwn(data, id) ? [[id, data[id]]] : [])),
  )
}

async function loadBlock(
  scope: Scope,
  block: ReadBlock,
  { language, loaders }: { language: Language; loaders: BlockLoaders },
): Promise<[string, unknown] | null> {
  const load = Object.hasOwn(loaders, block.type) ? loaders[block.type] : undefined
  if (!load || block.error) return null
  const children = block.children.filter(({ error }) => error === undefined)
  // The fields were read through the block's own schema: the type of its loader.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return [block.id, await load(scope, { ...block, children } as never, language)]
}

function markBroken(containers: ReadContent['containers'], broken: Set<string>): ReadContent['containers'] {
  if (broken.size === 0) return containers
  const mark = (block: ReadBlock): ReadBlock => ({
    ...block,
    children: block.children.map(mark),
    ...(broken.has(block.id) && { error: 'not_loaded' as const }),
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
