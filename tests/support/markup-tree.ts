/** Parses React's markup into a tree that can be queried with the few selectors that the editor's forms use. */
export type MarkupElement = {
  name: string
  attributes: Record<string, string>
  parent: MarkupElement | null
  children: MarkupElement[]
  text: string
}

/**
 * The outermost elements of the markup. Comments are skipped and entities decoded; an element's text includes that of
 * its descendants.
 */
export function parseMarkup(markup: string): MarkupElement[] {
  const root = elementOf('', {}, null)
  let open = root
  for (const [, comment, close, name = '', attributes = '', isVoid, words] of markup.matchAll(piece)) {
    if (comment !== undefined) continue
    if (words !== undefined) addText(open, unescape(words))
    else if (close) open = open.parent ?? root
    else {
      const element = elementOf(name, attributesOf(attributes), open)
      open.children.push(element)
      if (!isVoid && !voidNames.has(name)) open = element
    }
  }
  for (const child of root.children) child.parent = null
  return root.children
}

/** Whether an element matches the selector; `scope` is the element that `:scope` refers to. */
function matches(element: MarkupElement, selector: string, scope: MarkupElement | null = null): boolean {
  return splitOutside(selector, ',').some((one) => matchesWay(element, steps(one), scope))
}

/** All elements matching a selector among the given ones and their descendants. */
export function selectAll(roots: MarkupElement[], selector: string): MarkupElement[] {
  const withDescendants = (element: MarkupElement): MarkupElement[] => [
    element,
    ...element.children.flatMap(withDescendants),
  ]
  return roots.flatMap((root) => withDescendants(root).filter((element) => matches(element, selector, root)))
}

const piece =
  /(<!--.*?-->|<!doctype[^>]*>)|<(\/?)([a-z][a-z0-9]*)((?:\s+[a-zA-Z-]+(?:="[^"]*")?)*)\s*(\/?)>|([^<]+)/gis
const voidNames = new Set(['img', 'br', 'input', 'source', 'link', 'meta', 'hr'])

function elementOf(
  name: string,
  attributes: Record<string, string>,
  parent: MarkupElement | null,
): MarkupElement {
  return { name, attributes, parent, children: [], text: '' }
}

function addText(element: MarkupElement, text: string): void {
  for (let at: MarkupElement | null = element; at; at = at.parent) at.text += text
}

function attributesOf(source: string): Record<string, string> {
  return Object.fromEntries(
    [...source.matchAll(/([a-zA-Z-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [
      name,
      unescape(value),
    ]),
  )
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

function unescape(text: string): string {
  return text.replace(/&([^;]+);/g, (entity, name: string) => entities[name] ?? entity)
}

type Step = { compound: string; isChild: boolean }

/** Splits `a > b c` into compounds, each with its combinator to the previous one. */
function steps(selector: string): Step[] {
  const words = splitOutside(selector.trim().replace(/\s*>\s*/g, ' >'), ' ').filter(Boolean)
  return words.map((word) => ({ compound: word.replace(/^>/, ''), isChild: word.startsWith('>') }))
}

function matchesWay(element: MarkupElement, way: Step[], scope: MarkupElement | null): boolean {
  const last = way.at(-1)
  if (!last || !matchesCompound(element, last.compound, scope)) return false
  const rest = way.slice(0, -1)
  if (rest.length === 0) return !last.isChild || element.parent === scope
  for (let above = element.parent; above; above = last.isChild ? null : above.parent)
    if (matchesWay(above, rest, scope)) return true
  return false
}

function matchesCompound(element: MarkupElement, compound: string, scope: MarkupElement | null): boolean {
  const parts =
    compound.match(/(?:^[a-z][a-z0-9]*|\.[\w-]+|\[[^\]]+\]|:[a-z-]+(?:\((?:[^()]|\([^()]*\))*\))?|^\*)/gi) ??
    []
  if (parts.join('') !== compound) throw new Error(`A selector that is not known here: ${compound}`)
  return parts.every((part) => matchesPart(element, part, scope))
}

function matchesPart(element: MarkupElement, part: string, scope: MarkupElement | null): boolean {
  if (part === '*') return true
  if (part === ':scope') return element === scope
  if (part === ':first-child') return element.parent?.children[0] === element
  const [, number] = /^:nth-child\((\d+)\)$/.exec(part) ?? []
  if (number !== undefined) return element.parent?.children[Number(number) - 1] === element
  const [, name, inside = ''] = /^:(is|not|has)\((.*)\)$/.exec(part) ?? []
  if (name === 'is') return matches(element, inside, scope)
  if (name === 'not') return !matches(element, inside, scope)
  if (name === 'has') {
    const below = element.children.flatMap((child) => selectAll([child], '*'))
    return below.some((one) => matches(one, inside, element))
  }
  if (part.startsWith('.')) return (element.attributes['class'] ?? '').split(/\s+/).includes(part.slice(1))
  if (part.startsWith('[')) return hasAttribute(element, part)
  if (part.startsWith(':')) throw new Error(`A selector that is not known here: ${part}`)
  return element.name === part
}

/** `[open]`, or `[class*="part"]`. */
function hasAttribute({ attributes }: MarkupElement, part: string): boolean {
  const [, name = '', wanted] = /^\[([a-z-]+)(?:\*="([^"]*)")?\]$/.exec(part) ?? []
  if (name === '') throw new Error(`A selector that is not known here: ${part}`)
  const value = attributes[name]
  return value !== undefined && (wanted === undefined || value.includes(wanted))
}

/** Splits at separators that are outside of parentheses. */
function splitOutside(text: string, separator: string): string[] {
  const parts = ['']
  let depth = 0
  for (const character of text) {
    if (character === '(') depth++
    if (character === ')') depth--
    if (character === separator && depth === 0) parts.push('')
    else parts[parts.length - 1] += character
  }
  return parts
}
