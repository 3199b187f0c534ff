import type { Example, PartExamples } from '#design/examples.ts'

export type ShownPart = Omit<PartExamples, 'examples'> & {
  /** The part's folder, which is also its anchor. */
  id: string
  group: PartGroup
  examples: (Example & { id: string })[]
}
export const partGroups = ['Parts', 'Fields', 'Blocks'] as const
export type PartGroup = (typeof partGroups)[number]

const found = import.meta.glob<{ default: PartExamples }>(
  ['../../../design/*/examples.tsx', '../../../fields/examples.tsx', '../../../blocks/*/examples.tsx'],
  { eager: true },
)

/** Every part that has named examples, by group and title. What has none is not shown, nor tested. */
export function collectExamples(modules: Record<string, { default: PartExamples }> = found): ShownPart[] {
  const parts = Object.entries(modules).map(([file, { default: part }]) => {
    const id = file.split('/').at(-2) ?? file
    const examples = part.examples.map((example) => ({ ...example, id: `${id}-${slugOf(example.name)}` }))
    return { ...part, id, group: groupOf(file), examples }
  })
  return parts.toSorted((a, b) => a.title.localeCompare(b.title, 'en'))
}

function groupOf(file: string): PartGroup {
  if (file.includes('/blocks/')) return 'Blocks'
  return file.includes('/fields/') ? 'Fields' : 'Parts'
}

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')
}
