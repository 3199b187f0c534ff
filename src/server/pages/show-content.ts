import { loadContent } from '#blocks/load-content.server.ts'
import type { ApiEnv } from '#api/environment.ts'
import { blocksOf, readContent } from '#domain/content/index.server.ts'

/** Loads what blocks need besides their fields: the results of their loaders and definitions, and link addresses. */
export const showContent: ApiEnv['Variables']['showContent'] = async (scope, content, language) => {
  const read = readContent(content)
  const { data, links, libraryTexts, broken } = await loadContent(scope, read, language)
  const presented = blocksOf(read).flatMap((block): [string, unknown][] =>
    block.presented === undefined ? [] : [[block.id, block.presented]],
  )
  return { data, links, libraryTexts, presented: Object.fromEntries(presented), broken }
}
