import type { SourceData } from './view.ts'

/** The loaded data of the source that a block shows; null for other blocks, and until it is loaded. */
export function sourceDataOf({ id }: { id: string }, data: Record<string, unknown>): SourceData | null {
  const loaded = Object.hasOwn(data, id) ? data[id] : null
  return isSourceData(loaded) ? loaded : null
}

/** Only a block that shows a source has loaded data with a content of its own. */
function isSourceData(loaded: unknown): loaded is SourceData {
  if (typeof loaded !== 'object' || loaded === null || !('name' in loaded) || !('content' in loaded))
    return false
  const { content } = loaded
  return content === null || (typeof content === 'object' && 'containers' in content)
}
