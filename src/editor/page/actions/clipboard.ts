import { z } from 'zod'
import type { ContentDocument, StoredBlock } from '#contracts/pages.ts'
import { storedBlock } from '#editor/model/blocks/stored-block.ts'
import { isLayout, type Layout } from '#operations/index.ts'

export type Copied = { blocks: StoredBlock[] } | { container: ContentDocument['containers'][number] }

const key = 'editor-clipboard'
const mark = 'konzerthaus-blocks'
/** The time of copying, in milliseconds, and the plain text that was given to other programs. */
const at = z.number().default(0)
const text = z.string().default('')
const copied = z.union([
  z.object({ at, text, blocks: z.array(storedBlock).min(1) }),
  z.object({
    at,
    text,
    container: z.object({
      id: z.string(),
      layout: z.custom<Layout>(isLayout),
      columns: z.array(z.array(storedBlock)).min(1).max(3),
    }),
  }),
])

/**
 * Copies for other pages, languages and windows: to the system clipboard as text that other programs can read, and to
 * the browser's storage for when the clipboard may not be read.
 */
export function keepCopy(
  piece: Copied,
  said: { text: string; html: string },
  transfer?: DataTransfer | null,
): void {
  const json = JSON.stringify({ ...piece, at: Date.now(), text: said.text })
  const html = `<div data-${mark}="${encodeURIComponent(json)}">${said.html}</div>`
  try {
    localStorage.setItem(key, json)
  } catch {
    // Without storage only the clipboard has it.
  }
  if (transfer) {
    transfer.setData('text/plain', said.text)
    transfer.setData('text/html', html)
    return
  }
  // A piece without text leaves the system clipboard as it is.
  if (said.text === '') return
  const blob = (type: string, content: string) => new Blob([content], { type })
  void navigator.clipboard
    ?.write([
      new ClipboardItem({
        'text/plain': blob('text/plain', said.text),
        'text/html': blob('text/html', html),
      }),
    ])
    .catch(() => {})
}

/**
 * The piece copied last, from the paste event's data or the browser's storage, because pieces without text are not on
 * the system clipboard; null when there are no blocks, or when another program's text was copied since.
 */
export function readCopy(transfer?: DataTransfer | null): Copied | null {
  const marked = new RegExp(`data-${mark}="([^"]+)"`).exec(transfer?.getData('text/html') ?? '')?.[1]
  const given = marked === undefined ? null : parse(() => decodeURIComponent(marked))
  const kept = parse(() => localStorage.getItem(key) ?? 'null')
  const plain = plainOf(transfer)
  if (given === null && plain !== '' && plain !== kept?.text.trim()) return null
  return given && kept && kept.at > given.at ? kept : (given ?? kept)
}

/** Browsers may change line breaks and spaces at the ends. */
function plainOf(transfer?: DataTransfer | null): string {
  return (transfer?.getData('text/plain') ?? '').replaceAll('\r\n', '\n').trim()
}

function parse(read: () => string): z.output<typeof copied> | null {
  try {
    const parsed = copied.safeParse(JSON.parse(read()))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}
