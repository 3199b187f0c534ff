import { kindOfTarget } from '#design/rich-text/link-target.ts'
import { partLanguageOf } from '#i18n/part-languages.ts'
import { cleanText } from '#i18n/plain-text.ts'

const noText = 'style, script, title, meta, link, template, svg, math, iframe, object, noscript, head'

/**
 * Prepares pasted HTML for the schema, which keeps only the allowed marks and nodes: lists that Word writes as
 * paragraphs with bullets become lists, table rows become lines, non-text content is removed, and links to disallowed
 * targets lose their address. Words in one of the listed languages other than `language`, that of the text into which
 * they are pasted, keep it.
 */
export function tidyPastedHtml(html: string, language: string): string {
  const page = new DOMParser().parseFromString(withoutConditions(html), 'text/html')
  for (const element of page.body.querySelectorAll(noText)) element.remove()
  for (const element of page.body.querySelectorAll<HTMLElement>('[hidden], [style]'))
    if (isUnseen(element)) element.remove()
  gatherWordLists(page.body)
  // The innermost tables first, because tables may be nested.
  for (const row of [...page.body.querySelectorAll('tr')].toReversed()) row.replaceWith(lineOf(row))
  for (const link of page.body.querySelectorAll('a')) {
    const target = link.dataset['target'] ?? link.getAttribute('href')
    if (target === null || kindOfTarget(target) === null) link.replaceWith(...link.childNodes)
  }
  const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    text.nodeValue = cleanText((text.nodeValue ?? '').replaceAll('\u00a0', ' '))
  markLanguages(page, language)
  return page.body.innerHTML
}

/** Puts the language on the words themselves: Word writes it on paragraphs, too, and on parts in the text's own language. */
function markLanguages(page: Document, language: string): void {
  if (!page.querySelector('[lang]')) return
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT)
  const found: { text: Node; code: string }[] = []
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const code = partLanguageOf(text.parentElement?.closest('[lang]')?.getAttribute('lang') ?? '')
    if (code !== null && code !== partLanguageOf(language) && text.nodeValue?.trim())
      found.push({ text, code })
  }
  for (const element of page.querySelectorAll('[lang]')) element.removeAttribute('lang')
  for (const { text, code } of found) {
    const span = page.createElement('span')
    span.lang = code
    text.parentNode?.replaceChild(span, text)
    span.append(text)
  }
}

/** HTML without the conditions that Word writes for its own programs: what they contain is for these only, or for all others. */
export function withoutConditions(html: string): string {
  return html.replace(/<!--\[if[\s\S]*?<!\[endif\]-->/g, '').replace(/<!\[(?:if[^\]]*|endif)\]>/gi, '')
}

/** Whether pasted HTML hides an element, as Excel does with hidden rows. */
export function isUnseen(element: HTMLElement): boolean {
  const style = element.getAttribute('style') ?? ''
  return (
    element.hasAttribute('hidden') ||
    element.style.display === 'none' ||
    /mso-element:\s*comment|mso-hide:\s*all/i.test(style)
  )
}

const blocks = 'p, div, h1, h2, h3, h4, h5, h6, ul, ol, li, blockquote, pre'

/** A table row as one line; several lines in a cell are joined. */
function lineOf(row: HTMLTableRowElement): HTMLElement {
  const page = row.ownerDocument
  const line = page.createElement('p')
  for (const cell of row.cells) {
    for (const block of cell.querySelectorAll(blocks)) {
      if (block.previousSibling?.textContent?.trim()) block.before(' ')
      block.replaceWith(...block.childNodes)
    }
    if (line.hasChildNodes()) line.append(' · ')
    line.append(...cell.childNodes)
  }
  return line
}

/** Word marks list items by `mso-list:l0 level2 lfo1` and writes their bullets as text. */
function gatherWordLists(body: HTMLElement): void {
  const listIn = (element: Element) =>
    /mso-list:\s*(l\d+)/i.exec(element.getAttribute('style') ?? '')?.[1]?.toLowerCase()
  for (const first of body.querySelectorAll('p')) {
    const list = listIn(first)
    if (!first.isConnected || list === undefined) continue
    const items = [first]
    for (
      let next = first.nextElementSibling;
      next instanceof HTMLParagraphElement && listIn(next) === list;
      next = next.nextElementSibling
    )
      items.push(next)
    const place = body.ownerDocument.createComment('')
    first.before(place)
    place.replaceWith(listOf(items))
  }
}

function listOf(paragraphs: HTMLParagraphElement[]): HTMLElement {
  const page = paragraphs[0]?.ownerDocument ?? document
  const open: { level: number; list: HTMLElement }[] = []
  for (const paragraph of paragraphs) {
    const level = Number(/level(\d)/i.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 1)
    const bullet = paragraph.querySelector('[style*="mso-list:Ignore" i]')
    const isNumbered = /^\s*(\d+|[a-z]|[ivx]+)[.)]/i.test(bullet?.textContent ?? paragraph.textContent)
    bullet?.remove()
    while (open.length > 1 && (open.at(-1)?.level ?? 0) > level) open.pop()
    const top = open.at(-1)
    if (!top || top.level < level) {
      const list = page.createElement(isNumbered ? 'ol' : 'ul')
      top?.list.lastElementChild?.append(list)
      open.push({ level, list })
    }
    const item = page.createElement('li')
    const line = page.createElement('p')
    line.append(...paragraph.childNodes)
    item.append(line)
    open.at(-1)?.list.append(item)
    paragraph.remove()
  }
  return open[0]?.list ?? page.createElement('ul')
}
