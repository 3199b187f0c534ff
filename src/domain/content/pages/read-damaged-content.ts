import { z } from '@hono/zod-openapi'
import { layouts, storedBlock, storedContainer, type ContentDocument } from '#contracts/pages.ts'

type Container = ContentDocument['containers'][number]

/** What remains of a content that is not a valid document: its valid parts, and a mark for each of the others. */
export type DamagedContent = { containers: Container[]; damaged: ReadonlySet<string> }

const nothingReadable: Container = {
  id: 'content',
  layout: '100',
  columns: [[{ id: 'content', type: 'content', version: 1, fields: {} }]],
}

const looseContent = z.object({ containers: z.array(z.unknown()) })
const looseContainer = z.object({ id: z.unknown(), layout: z.unknown(), columns: z.array(z.unknown()) })
const looseBlock = z.object({
  id: z.string().min(1).max(100).optional().catch(undefined),
  type: z.string().min(1).max(50).catch('content'),
  fields: z.record(z.string(), z.unknown()).catch({}),
})

/**
 * Reads stored content part by part, so that one damaged block does not hide the rest of the page. Only something else
 * than this program can have stored such content. Content that is no document at all is one damaged block.
 */
export function readDamagedContent(stored: unknown): DamagedContent {
  const content = looseContent.safeParse(stored)
  if (!content.success) return { containers: [nothingReadable], damaged: new Set(['content']) }
  const damaged = new Set<string>()
  const readOne = (given: unknown, place: string): Container['columns'][number][number] => {
    const block = storedBlock.safeParse(given)
    if (block.success) return block.data
    const {
      id = `damaged-${place}`,
      type,
      fields,
    } = looseBlock.catch({ type: 'content', fields: {} }).parse(given)
    damaged.add(id)
    return { id, type, version: 1, fields }
  }
  const containers = content.data.containers.flatMap((given, index): Container[] => {
    const whole = storedContainer.safeParse(given)
    if (whole.success) return [whole.data]
    const loose = looseContainer.safeParse(given)
    if (!loose.success) return []
    const { id, layout, columns } = loose.data
    const read = columns.map((column, number) =>
      (Array.isArray(column) ? column : [column]).map((one: unknown, at) =>
        readOne(one, `${index}-${number}-${at}`),
      ),
    )
    return [
      {
        id: z.string().min(1).max(100).catch(`damaged-${index}`).parse(id),
        layout: z
          .enum(layouts)
          .catch(read.length > 1 ? '33-33-33' : '100')
          .parse(layout),
        columns: read.length > 3 ? [...read.slice(0, 2), read.slice(2).flat()] : read,
      },
    ]
  })
  return { containers, damaged }
}
