import { Content } from '#blocks/content.tsx'
import { exampleNow } from '#design/example-events.ts'
import type { Example, PartExamples } from '#design/examples.ts'
import type { BlockPart } from './read-block-examples.server.ts'

export type ShownPart = Omit<PartExamples, 'examples'> & {
  /** The component's folder, which is also its anchor; prefixed with `block-` for blocks. */
  id: string
  group: PartGroup
  examples: (Example & { id: string })[]
}
export const partGroups = ['Parts', 'Fields', 'Blocks'] as const
export type PartGroup = (typeof partGroups)[number]

const found = import.meta.glob<{ default: PartExamples }>(
  ['../../../design/*/examples.tsx', '../../../fields/examples.tsx'],
  { eager: true },
)

/** All components with named examples, by group and title. Components without examples are neither shown nor tested. */
export function collectExamples(
  blocks: BlockPart[] = [],
  modules: Record<string, { default: PartExamples }> = found,
): ShownPart[] {
  const parts = Object.entries(modules).map(([file, { default: part }]) => {
    const id = file.split('/').at(-2) ?? file
    return withAnchors({ ...part, id, group: file.includes('/fields/') ? 'Fields' : 'Parts' })
  })
  return [...parts, ...blocks.map(asPart)].toSorted((a, b) => a.title.localeCompare(b.title, 'en'))
}

/** Renders the content of an example as on a page. */
function asPart({ id, examples, ...part }: BlockPart): ShownPart {
  return withAnchors({
    ...part,
    id: `block-${id}`,
    group: 'Blocks',
    examples: examples.map(({ name, content, isStaff }) => ({
      name,
      render: (language) => <Content content={content} context={{ language, now: exampleNow, isStaff }} />,
    })),
  })
}

function withAnchors(part: PartExamples & { id: string; group: PartGroup }): ShownPart {
  const examples = part.examples.map((example) => ({ ...example, id: `${part.id}-${slugOf(example.name)}` }))
  return { ...part, examples }
}

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')
}
