import { showExample } from '#blocks/block-example.ts'
import type { BlockExamples, ContainerExamples } from '#blocks/block-examples.ts'
import type { ShownContent } from '#blocks/view.ts'
import type { BlockDefinition } from '#blocks/definition.ts'
import type { Language } from '#i18n/languages.ts'

export type BlockPart = {
  /** The block's folder. */
  id: string
  title: string
  intro?: string
  examples: { name: string; content: ShownContent; isStaff: boolean }[]
}

const schemas = import.meta.glob<{ block: BlockDefinition }>('../../../blocks/*/schema.ts', { eager: true })
const examples = import.meta.glob<{ default: BlockExamples }>('../../../blocks/*/examples.ts', {
  eager: true,
})
const containers = import.meta.glob<{ default: ContainerExamples }>('../../../blocks/container-examples.ts', {
  eager: true,
})

const definitions = Object.fromEntries(Object.values(schemas).map(({ block }) => [block.type, block]))

/**
 * The examples of containers and of all blocks, parsed like a page's content: on the server, because the schemas are
 * not sent to the browser.
 */
export function readBlockExamples(language: Language): BlockPart[] {
  const all = [
    ...Object.values(containers).map(({ default: part }) => ({ id: 'container', ...part })),
    ...Object.entries(examples).map(([file, { default: part }]) => ({
      id: file.split('/').at(-2) ?? file,
      ...part,
    })),
  ]
  return all.map(({ id, title, intro, examples: given }) => ({
    id,
    title,
    intro,
    examples: given.map((example) => ({
      name: example.name,
      content: showExample(example, language, definitions),
      isStaff: 'isStaff' in example && example.isStaff === true,
    })),
  }))
}
