import { cells, items, type Draft } from './draft.ts'

/** The block that a chunk of lines describes, or null if it is none of these. `document.ts` explains the markup. */
export function readBlock(lines: string[]): Draft | null {
  const [line = ''] = lines
  if (/^(\^ |#)/.test(line)) return headline(lines)
  if (line.startsWith('> ')) return quote(line.slice(2))
  if (line.startsWith('!')) return image(line.slice(1))
  if (/^[-=]> /.test(line)) return link(line)
  if (line.startsWith('@full ')) return fullTeaser(cells(line.slice(6)))
  if (line.startsWith('@teasers')) return teasers(lines)
  if (line.startsWith('@events ')) return eventList(cells(line.slice(8)))
  if (line.startsWith('@form ')) return entryForm(cells(line.slice(6)))
  if (line.startsWith('@subscriptions ')) return subscriptions(line.slice(15))
  if (line.startsWith('@shared ')) return { type: 'shared', fields: { source: `shared:${line.slice(8)}` } }
  return null
}

function headline(lines: string[]): Draft | null {
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

function quote(text: string): Draft {
  const [content = '', author = ''] = cells(text)
  return { type: 'quote', fields: { content, author, anchor: '' } }
}

function image(text: string): Draft {
  const [alias = 'medium', file = '', description = '', copyright = ''] = cells(text.replace(' ', ' | '))
  return {
    type: 'image',
    fields: { alias, image: file, image_alt: '', link: '', anchor: '', description, copyright },
  }
}

function link(line: string): Draft {
  const [content = '', target = ''] = cells(line.slice(3))
  return {
    type: 'link',
    fields: {
      content,
      link: target.replace(/\^$/, ''),
      extra_class: line.startsWith('=') ? 'button' : '',
      anchor: '',
      open_new_window: target.endsWith('^'),
    },
  }
}

function fullTeaser(given: string[]): Draft {
  const [
    extra_class = 'default',
    file = '',
    preline = '',
    title = '',
    text = '',
    link_text = '',
    target = '',
  ] = given
  return {
    type: 'full-teaser',
    fields: { image: file, link: target, link_text, preline, headline: title, text, extra_class, anchor: '' },
  }
}

function teasers(lines: string[]): Draft {
  return {
    type: 'teaser-list',
    fields: { extra_class: lines[0]?.slice(9).trim() || 'standard', anchor: '' },
    children: items(lines).map(
      ([file = '', preline = '', title = '', subline = '', text = '', link_text = '', target = '']) => ({
        type: 'teaser-item',
        fields: { image: file, link: target, link_text, preline, headline: title, subline, text },
      }),
    ),
  }
}

function eventList([extra_class = 'standard', ...options]: string[]): Draft {
  const option = new Map(
    options.map((text) => text.split('=')).map(([name = '', value = '']) => [name, value]),
  )
  const keys = option.get('keys')?.split(',') ?? []
  const source = {
    ...(option.has('series') ? { seriesKey: option.get('series') } : {}),
    ...(option.has('genre') ? { genreKey: option.get('genre') } : {}),
    ...(keys.length > 0 ? { eventKeys: keys } : {}),
    limit: Number(option.get('limit') ?? 4),
  }
  return {
    type: 'event-list',
    fields: {
      only_bookable: option.has('bookable'),
      past_as_last: option.has('past-as-last'),
      include_past: option.has('include-past'),
      extra_class,
      source,
    },
  }
}

function entryForm([slug = '', title = '', anchor = '', intro = '']: string[]): Draft {
  return {
    type: 'entry-form',
    fields: { form: `form:${slug}`, headline: title, has_intro: intro !== 'no-intro', anchor },
  }
}

function subscriptions(keys: string): Draft {
  return {
    type: 'subscription-list',
    fields: {},
    children: keys.split(',').map((key) => ({
      type: 'subscription-item',
      fields: { subscription: `subscription:${key.trim()}` },
    })),
  }
}
