import sax from 'sax'
import { expect } from 'vitest'

type Element = { name: string; attributes: Record<string, string>; children: Element[]; text: string }

/** The rules that the W3C's feed validation service documents for what our feeds contain. Fails for a malformed feed. */
export function expectValidFeed(xml: string, ownAddress: string): void {
  // XML 1.0 allows no other characters, not even escaped ones.
  expect(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]|&#x?0*[0-8];/u.exec(xml)).toBeNull()
  const root = readXml(xml)
  if (root.name === 'rss') expectValidRss(root, ownAddress)
  else expectValidAtom(root, ownAddress)
}

const instantOf3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/
const dateOf822 =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d:\d\d (GMT|[+-]\d{4})$/
const absolute = /^https?:\/\/[^\s]+$/
const tagUri = /^tag:[a-z0-9.-]+,\d{4}(-\d\d(-\d\d)?)?:[\w/.-]+$/

function expectValidRss(root: Element, ownAddress: string): void {
  expect(root.attributes['version']).toBe('2.0')
  const channel = only(root, 'channel')
  for (const name of ['title', 'link', 'description', 'language'])
    expect(only(channel, name).text, name).not.toBe('')
  expect(only(channel, 'link').text).toMatch(absolute)
  expect(only(channel, 'lastBuildDate').text).toMatch(dateOf822)
  const self = all(channel, 'atom:link').filter(({ attributes }) => attributes['rel'] === 'self')
  expect(self.map(({ attributes }) => attributes['href'])).toEqual([ownAddress])
  const items = all(channel, 'item')
  for (const item of items) {
    expect(all(item, 'title').length + all(item, 'description').length).toBeGreaterThan(0)
    expect(only(item, 'link').text).toMatch(absolute)
    expect(only(item, 'pubDate').text).toMatch(dateOf822)
    expect(only(item, 'guid').text).toMatch(tagUri)
    expect(only(item, 'guid').attributes['isPermaLink']).toBe('false')
    // An author in RSS is an e-mail address; a name belongs into dc:creator.
    expect(all(item, 'author')).toEqual([])
    for (const { attributes } of all(item, 'enclosure')) {
      expect(attributes['url']).toMatch(absolute)
      expect(attributes['length']).toMatch(/^[1-9]\d*$/)
      expect(attributes['type']).toMatch(/^(audio|video)\/[\w.+-]+$/)
    }
  }
  expectDistinct(items.map((item) => only(item, 'guid').text))
}

function expectValidAtom(root: Element, ownAddress: string): void {
  expect(root.attributes['xmlns']).toBe('http://www.w3.org/2005/Atom')
  const links = (element: Element, rel: string) =>
    all(element, 'link').flatMap(({ attributes }) => (attributes['rel'] === rel ? [attributes['href']] : []))
  expect(links(root, 'self')).toEqual([ownAddress])
  const hasAuthor = all(root, 'author').length > 0
  const entries = all(root, 'entry')
  for (const element of [root, ...entries]) {
    expect(only(element, 'id').text).toMatch(tagUri)
    expect(only(element, 'title').text).not.toBe('')
    expect(only(element, 'updated').text).toMatch(instantOf3339)
    expect(links(element, 'alternate')).toEqual([expect.stringMatching(absolute)])
    expect(hasAuthor || all(element, 'author').length > 0).toBe(true)
  }
  expectDistinct(entries.map((entry) => only(entry, 'id').text))
}

function expectDistinct(values: string[]): void {
  expect(new Set(values).size).toBe(values.length)
}

function all({ children }: Element, name: string): Element[] {
  return children.filter((child) => child.name === name)
}

function only(element: Element, name: string): Element {
  const [found, ...others] = all(element, name)
  expect(others, name).toEqual([])
  if (!found) throw new Error(`${element.name} has no ${name}.`)
  return found
}

function readXml(xml: string): Element {
  const document: Element = { name: '', attributes: {}, children: [], text: '' }
  const open = [document]
  const read = (text: string) => {
    const element = open.at(-1)
    if (element) element.text += text
  }
  const parser = sax
    .createStream(true)
    .on('error', (error) => {
      throw error
    })
    .on('opentag', ({ name, attributes }) => {
      const texts = Object.entries(attributes).map(([key, value]) => [key, String(value)])
      const element: Element = { name, attributes: Object.fromEntries(texts), children: [], text: '' }
      open.at(-1)?.children.push(element)
      open.push(element)
    })
    .on('closetag', () => void open.pop())
    .on('text', read)
    .on('cdata', read)
  parser.write(xml)
  parser.end()
  const [root] = document.children
  if (!root) throw new Error('The feed is empty.')
  return root
}
