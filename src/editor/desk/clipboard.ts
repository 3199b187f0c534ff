import { z } from 'zod'
import type { ContentDocument, StoredBlock } from '#contracts/pages.ts'
import { isLayout, type Layout } from '#operations/index.ts'

export type Copied = { blocks: StoredBlock[] } | { container: ContentDocument['containers'][number] }

const key = 'editor-clipboard'
const mark = 'konzerthaus-blocks'
const storedBlock: z.ZodType<StoredBlock> = z.object({
  id: z.string(),
  type: z.string(),
  version: z.number(),
  fields: z.record(z.string(), z.unknown()),
  get children() {
    return z.array(storedBlock).optional()
  },
})
const copied = z.union([
  z.object({ blocks: z.array(storedBlock).min(1) }),
  z.object({
    container: z.object({
      id: z.string(),
      layout: z.custom<Layout>(isLayout),
      columns: z.array(z.array(storedBlock)).min(1).max(3),
    }),
  }),
])

/**
 * Copies for other pages, languages and windows: into the computer's clipboard, as text that other programs can read, and
 * into the browser's memory for where that one may not be read.
 */
export function keepCopy(piece: Copied, text: string, transfer?: DataTransfer | null): void {
  const json = JSON.stringify(piece)
  try {
    localStorage.setItem(key, json)
  } catch {
    // Then only by the clipboard.
  }
  if (transfer) {
    transfer.setData('text/plain', text)
    transfer.setData('text/html', `<div data-${mark}="${encodeURIComponent(json)}"></div>`)
    return
  }
  // What has no words leaves the computer's clipboard as it is.
  if (text !== '') void navigator.clipboard?.writeText(text).catch(() => {})
}

/** What was copied last: of the paste event's own data, or of the browser's memory; null where there are no blocks. */
export function readCopy(transfer?: DataTransfer | null): Copied | null {
  const marked = new RegExp(`data-${mark}="([^"]+)"`).exec(transfer?.getData('text/html') ?? '')?.[1]
  try {
    const parsed = copied.safeParse(
      JSON.parse(marked === undefined ? (localStorage.getItem(key) ?? 'null') : decodeURIComponent(marked)),
    )
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}
