import { showExample } from '#blocks/block-example.ts'
import type { ContainerExamples } from '#blocks/block-examples.ts'
import { blockExamples } from '#blocks/examples.generated.ts'
import { blockDefinitions } from '#blocks/schemas.generated.ts'
import type { ShownContent } from '#blocks/view.ts'
import type { Language } from '#i18n/languages.ts'

export type BlockPart = {
  /** The block's folder. */
  id: string
  title: string
  intro?: string
  examples: { name: string; content: ShownContent; isStaff: boolean }[]
}

const containers = import.meta.glob<{ default: ContainerExamples }>('../../../blocks/container-examples.ts', {
  eager: true,
})

/**
 * The examples of containers and of all blocks, parsed like a page's content: on the server, because the schemas are
 * not sent to the browser.
 */
export function readBlockExamples(language: Language): BlockPart[] {
  const all = [
    ...Object.values(containers).map(({ default: part }) => ({ id: 'container', ...part })),
    ...Object.entries(blockExamples).map(([id, part]) => ({ id, ...part })),
  ]
  return all.map(({ id, title, intro, examples: given }) => ({
    id,
    title,
    intro,
    examples: given.map((example) => ({
      name: example.name,
      content: showExample(example, language, blockDefinitions),
      isStaff: 'isStaff' in example && example.isStaff === true,
    })),
  }))
}
