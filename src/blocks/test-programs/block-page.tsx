/** Renders pages of blocks for the blocks' tests. */
import { renderToString } from 'react-dom/server'
import type { StoredBlock } from '#contracts/pages.ts'
import { exampleNow } from '#design/example-events.ts'
import { LanguageProvider } from '#i18n/language-context.tsx'
import type { Language } from '#i18n/languages.ts'
import { readExample } from '../block-example.ts'
import type { BlockExample } from '../block-examples.ts'
import { Content } from '../content.tsx'
import type { ReadBlock } from '../read-block.ts'
import { blockDefinitions } from '../schemas.generated.ts'

/** A headline next to the blocks, to check that the rest of the page is intact. */
const neighbour: StoredBlock = {
  id: 'neighbour',
  type: 'headline',
  version: 1,
  fields: { content: 'Neighbour', headline_level: 3 },
}

/** The HTML of a page with the blocks and the neighbour, as staff or visitors see it. */
export function showPage(
  blocks: StoredBlock[],
  example: Partial<BlockExample>,
  given: { isStaff?: boolean; definitions?: typeof blockDefinitions; language?: Language } = {},
): string {
  const { isStaff = false, definitions = blockDefinitions, language = 'de' } = given
  const containers = [{ layout: '100', columns: [[...blocks, neighbour]] }]
  const content = readExample(containers, definitions, { example, language })
  return renderToString(
    <LanguageProvider language={language}>
      <Content content={content} context={{ language, now: exampleNow, isStaff }} />
    </LanguageProvider>,
  )
}

/** The blocks with changed fields, including their descendants. */
export function changeFields(
  blocks: StoredBlock[],
  change: (fields: Record<string, unknown>) => Record<string, unknown>,
): StoredBlock[] {
  return blocks.map((block) => ({
    ...block,
    fields: change(block.fields),
    ...(block.children && { children: changeFields(block.children, change) }),
  }))
}

/** Type and reason of every block that can't be shown, parents first. */
export function listErrors(block: ReadBlock): [string, string][] {
  return [
    ...(block.error ? [[block.type, block.error] satisfies [string, string]] : []),
    ...block.children.flatMap(listErrors),
  ]
}
