import { isRecord } from '#json/is-record.ts'

/** Link texts that say nothing by themselves, as a list of links reads them out (WCAG 2.4.4). */
const vague = new Set(
  (
    'hier, hier klicken, klicken sie hier, mehr, weiter, weiterlesen, link, dieser link, dort, ' +
    'here, click here, more, read more, learn more, this link, there'
  ).split(', '),
)

/** The texts of the links in a rich text that do not say where they lead. */
export function findVagueLinks(value: unknown): string[] {
  return linkTexts(value).filter((text) =>
    vague.has(
      text
        .toLowerCase()
        .replace(/[^\p{L}\p{N} ]/gu, '')
        .trim(),
    ),
  )
}

/** A link is stored with each of its texts; neighbours with the same address are one link. */
function linkTexts(node: unknown): string[] {
  if (!isRecord(node) || !Array.isArray(node['content'])) return []
  const texts: string[] = []
  let open: string | null = null
  for (const child of node['content']) {
    const href = hrefOf(child)
    if (href === null) texts.push(...linkTexts(child))
    else if (href === open) texts.push(`${texts.pop() ?? ''}${textOf(child)}`)
    else texts.push(textOf(child))
    open = href
  }
  return texts
}

function hrefOf(node: unknown): string | null {
  const marks = isRecord(node) && Array.isArray(node['marks']) ? node['marks'] : []
  const link = marks.find((mark) => isRecord(mark) && mark['type'] === 'link')
  const attributes = isRecord(link) ? link['attrs'] : null
  return isRecord(attributes) && typeof attributes['href'] === 'string' ? attributes['href'] : null
}

function textOf(node: unknown): string {
  return isRecord(node) && typeof node['text'] === 'string' ? node['text'] : ''
}
