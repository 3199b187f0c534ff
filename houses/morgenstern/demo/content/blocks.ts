import type { BlockFields } from '../types.ts'
import { richText } from './rich-text.ts'

/** A block as the text describes it, before it has an id. */
export interface Draft {
  type: string
  fields: BlockFields
  children?: Draft[]
}

interface Kind {
  type: string
  read: (cells: string[]) => BlockFields
  item?: Kind
}

/** What `@name` may be; the fields are in the order of their cells, each with what an empty cell means. */
const kinds: Record<string, Kind> = {
  audio: {
    type: 'audio',
    read: ([headline = '', address = '']) =>
      address.startsWith('media:') ? { headline, embed: '', file: address } : { headline, embed: address },
  },
  button: { type: 'link', read: (cells) => link(cells, 'button') },
  events: { type: 'event-list', read: events },
  form: {
    type: 'entry-form',
    read: ([slug, headline = '', anchor = '', intro]) => ({
      form: `form:${slug}`,
      headline,
      has_intro: intro !== 'no-intro',
      anchor,
    }),
  },
  full: kind('full-teaser', {
    extra_class: 'default',
    image: '',
    preline: '',
    headline: '',
    text: '',
    link_text: '',
    link: '',
    anchor: '',
  }),
  image: kind('image', {
    alias: 'medium',
    image: '',
    description: '',
    copyright: '',
    image_alt: '',
    link: '',
    anchor: '',
  }),
  images: kind(
    'image-list',
    { extra_class: 'slider', anchor: '' },
    kind('image-item', { image: '', description: '', copyright: '', image_alt: '' }),
  ),
  link: { type: 'link', read: (cells) => link(cells, '') },
  logos: kind(
    'logo-list',
    { extra_class: '' },
    kind('logo-item', { image: '', image_alt: '', sponsor: '', text: '', link: '', image_copyright: '' }),
  ),
  quote: kind('quote', { content: '', author: '', anchor: '' }),
  reservation: kind('reservation', {}),
  shared: { type: 'shared', read: ([key]) => ({ source: `shared:${key}` }) },
  social: kind('social-media', { embed: '' }),
  starmate: kind('starmate', { id: '', embed: '' }),
  subscriptions: kind(
    'subscription-list',
    {},
    {
      type: 'subscription-item',
      read: ([key]) => ({ subscription: `subscription:${key}` }),
    },
  ),
  table: {
    type: 'table',
    read: ([caption = '', columns = '2', headings = 'row', anchor = '']) => ({
      caption,
      columns: Number(columns),
      header_row: headings.includes('row'),
      header_column: headings.includes('column'),
      anchor,
    }),
    item: {
      type: 'table-row',
      read: (cells) => Object.fromEntries(cells.map((text, index) => [`cell_${index + 1}`, text])),
    },
  },
  teasers: kind(
    'teaser-list',
    { extra_class: 'standard', anchor: '' },
    kind('teaser-item', {
      image: '',
      preline: '',
      headline: '',
      subline: '',
      text: '',
      link_text: '',
      link: '',
    }),
  ),
  video: kind('video', { image: '', title: '', length: '', video_url: '', anchor: '', image_alt: '' }),
  videos: kind(
    'video-list',
    { anchor: '' },
    {
      type: 'video-item',
      read: ([image = '', title = '', length = '', video_url = '', content = '']) => ({
        image,
        image_alt: '',
        video_url,
        length,
        title,
        content: richText(content),
      }),
    },
  ),
  viewer: kind('viewer', { media_type: '', embed: '' }),
}

/** The block of a chunk that begins with `@name`, its items in the following lines; null if there is no such kind. */
export function readBlock([first = '', ...lines]: string[]): Draft | null {
  const [, name = '', rest = ''] = /^@(\w+) ?(.*)$/.exec(first) ?? []
  const found = Object.hasOwn(kinds, name) ? kinds[name] : undefined
  if (!found) return null
  const { type, read, item } = found
  const block = { type, fields: read(readCells(rest)) }
  if (!item) return block
  const children = lines.map((line) => ({
    type: item.type,
    fields: item.read(readCells(line.replace(/^\+ /, ''))),
  }))
  return { ...block, children }
}

/** The headline of a chunk with one line `## Title {#anchor}`, or null if it is none. */
export function readHeadline(lines: string[]): Draft | null {
  const line = lines.find((candidate) => candidate.startsWith('#')) ?? ''
  const match = /^(?<marks>#{2,6})(?<centred>c?) (?<content>.*?)(?: \{#(?<anchor>[\w-]+)\})?$/.exec(line)
  if (!match?.groups) return null
  const { marks = '##', centred, content = '', anchor = '' } = match.groups
  return {
    type: 'headline',
    fields: {
      headline_level: marks.length,
      preline: lines.find((candidate) => candidate.startsWith('^ '))?.slice(2) ?? '',
      content,
      subline: lines.find((candidate) => candidate.startsWith('_ '))?.slice(2) ?? '',
      anchor,
      anchor_text: anchor ? content : '',
      extra_class: centred ? 'centered' : 'left',
    },
  }
}

function readCells(line: string): string[] {
  return line.split('|').map((cell) => cell.trim())
}

function kind(type: string, defaults: Record<string, string>, item?: Kind): Kind {
  const fields = Object.entries(defaults)
  const read = (cells: string[]) => {
    const surplus = cells[fields.length || 1]
    if (surplus !== undefined) throw new Error(`A ${type} has no place for ${surplus}`)
    return Object.fromEntries(fields.map(([field, preset], index) => [field, cells[index] || preset]))
  }
  return { type, read, ...(item && { item }) }
}

function link([content = '', target = '']: string[], extra_class: string): BlockFields {
  const open_new_window = target.endsWith('^')
  return { content, link: target.replace(/\^$/, ''), extra_class, anchor: '', open_new_window }
}

function events([extra_class, ...options]: string[]): BlockFields {
  const given = new Map(
    options.map((option): [string, string] => {
      const [name = '', value = ''] = option.split('=')
      return [name, value]
    }),
  )
  const [series, genre, keys] = [given.get('series'), given.get('genre'), given.get('keys')]
  return {
    only_bookable: given.has('bookable'),
    past_as_last: given.has('past-as-last'),
    include_past: given.has('include-past'),
    extra_class,
    source: {
      ...(series && { seriesKey: series }),
      ...(genre && { genreKey: genre }),
      ...(keys && { eventKeys: keys.split(',') }),
      limit: Number(given.get('limit') ?? 4),
    },
  }
}
