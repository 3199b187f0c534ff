export type Element = { name: string; attributes: Record<string, string> }

/**
 * Parses markup as React writes it, strictly: anything that such markup cannot contain (a bare `<`, an attribute
 * without quotes, an unknown entity, an element closed inside another one) is an error. So every browser parses
 * markup that passes in the same way.
 */
export function readMarkup(markup: string): { elements: Element[]; text: string } {
  const elements: Element[] = []
  const open: string[] = []
  let text = ''
  let rest = markup
  while (rest !== '') {
    const words = /^[^<>]+/.exec(rest)?.[0]
    if (words !== undefined) {
      text += unescape(words)
      rest = rest.slice(words.length)
      continue
    }
    const tag =
      /^<(?<close>\/?)(?<name>[a-z][a-z0-9]*)(?<attributes>(?: [a-z][a-zA-Z-]*="[^"<>]*")*)(?<void>\/?)>/.exec(
        rest,
      )
    if (!tag?.groups) throw new Error(`No markup of React's: ${rest.slice(0, 80)}`)
    const { close, name = '', attributes = '' } = tag.groups
    if (close) {
      if (open.pop() !== name) throw new Error(`</${name}> ends what is not open`)
    } else {
      elements.push({ name, attributes: readAttributes(attributes) })
      if (!tag.groups['void']) open.push(name)
    }
    rest = rest.slice(tag[0].length)
  }
  if (open.length > 0) throw new Error(`Left open: ${open.join(' ')}`)
  return { elements, text }
}

function readAttributes(source: string): Record<string, string> {
  return Object.fromEntries(
    [...source.matchAll(/ ([a-zA-Z-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      unescape(value),
    ]),
  )
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

function unescape(text: string): string {
  return text.replace(/&[^;]*;?/g, (entity) => {
    const character = entities[entity]
    if (character === undefined) throw new Error(`Not escaped: ${entity.slice(0, 20)}`)
    return character
  })
}
