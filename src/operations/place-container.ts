import type { ContentDocument } from '#contracts/pages.ts'
import type { StoredContainer } from './pieces.ts'

/** Inserts a container after another one; last if that one is gone, first if it is null. */
export function placeContainer(
  content: ContentDocument,
  container: StoredContainer,
  after: string | null,
): ContentDocument {
  const before = content.containers.findIndex(({ id }) => id === after)
  const index = after === null ? 0 : before < 0 ? content.containers.length : before + 1
  return { ...content, containers: content.containers.toSpliced(index, 0, container) }
}

export function withoutContainer(content: ContentDocument, id: string): ContentDocument {
  const containers = content.containers.filter((container) => container.id !== id)
  return containers.length === content.containers.length ? content : { ...content, containers }
}
