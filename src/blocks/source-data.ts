import { findDefinition } from './find-definition.ts'
import type { SourceData } from './view.ts'

/** What is loaded of the source that a block shows; null for other blocks, and until it is loaded. */
export function sourceDataOf(
  { id, type }: { id: string; type: string },
  data: Record<string, unknown>,
): SourceData | null {
  if (!findDefinition(type)?.showsSource || !Object.hasOwn(data, id)) return null
  // Blocks that show a source have no other data.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return (data[id] ?? null) as SourceData | null
}
