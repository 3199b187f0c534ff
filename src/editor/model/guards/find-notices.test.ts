import { describe, expect, test } from 'vitest'
import type { ContentDocument, StoredBlock } from '#contracts/pages.ts'
import { editorBlocksMessages } from '#i18n/lazy/editor-blocks.ts'
import { languages } from '#i18n/languages.ts'
import { findNotices } from './find-notices.ts'
import { describeNotice } from './describe-notice.ts'

let count = 0
function block(type: string, fields: Record<string, unknown> = {}, children?: StoredBlock[]): StoredBlock {
  return { id: `b${count++}`, type, version: 1, fields, ...(children && { children }) }
}
function find(blocks: StoredBlock[], links: Record<string, string> = {}, headlineAbove = 1) {
  const content: ContentDocument = { version: 1, containers: [{ id: 'c', layout: '100', columns: [blocks] }] }
  return findNotices(content, { links, headlineAbove })
}
const shortly = (notices: ReturnType<typeof find>) =>
  notices.map(({ severity, type, field, kind }) => `${severity} ${type} ${field ?? '-'} ${kind}`)

const words = (text: string, href?: string) => ({
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        { type: 'text', text, ...(href && { marks: [{ type: 'link', attrs: { href, newWindow: false } }] }) },
      ],
    },
  ],
})

describe('An error is', () => {
  test.each([
    ['a field that is missing', block('headline', { content: ' ' }), 'error headline content required'],
    [
      'a teaser that is too long',
      block('full-teaser', { text: 'a'.repeat(257) }),
      'error full-teaser text too_long',
    ],
    [
      'a film from elsewhere',
      block('video', { video_url: 'https://example.org/1' }),
      'error video video_url host',
    ],
    ['a link without a target', block('link', { content: 'Mehr' }), 'error link link required'],
    ['an event that was not chosen', block('event-item'), 'error event-item event required'],
    ['a block that nobody knows', block('marquee'), 'error marquee - unreadable'],
    [
      'a block that is newer',
      { ...block('quote', { content: 'a' }), version: 9 },
      'error quote - unreadable',
    ],
    ['an item outside of its list', block('faq-item', { content: 'a' }), 'error faq-item - unreadable'],
  ])('%s', (_, wrong, notice) => {
    expect(shortly(find([wrong]))).toEqual([notice])
  })
})

describe('A link to a missing record', () => {
  const teaser = (link: string) =>
    block('teaser-list', {}, [block('teaser-item', { headline: 'Haus', link })])

  test('is an error, also inside of a list, and a link to an existing one is not', () => {
    expect(shortly(find([block('link', { content: 'a', link: 'page:3' })]))).toEqual([
      'error link link gone_record',
    ])
    expect(shortly(find([block('link', { content: 'a', link: 'page:3' })], { 'page:3': '/de/a' }))).toEqual(
      [],
    )
    expect(shortly(find([teaser('event:7#programm')], {}, 2))).toEqual(['error teaser-item link gone_record'])
    expect(shortly(find([block('event-item', { event: 'event:7' })]))).toEqual([
      'error event-item event gone_record',
    ])
    for (const link of ['https://example.org/', '#anker', '/de/haus', 'mailto:a@example.org'])
      expect(find([block('link', { content: 'a', link })])).toEqual([])
  })

  test('is named by its label in a text', () => {
    const [notice] = find([block('text', { content: words('im Foyer', 'page:9') })])
    expect(notice).toMatchObject({
      severity: 'error',
      kind: 'dead_link',
      field: 'content',
      detail: 'im Foyer',
    })
  })

  test('is not reported while the answer of the server is missing', () => {
    const content: ContentDocument = {
      version: 1,
      containers: [{ id: 'c', layout: '100', columns: [[block('link', { content: 'a', link: 'page:3' })]] }],
    }
    expect(findNotices(content, { links: {}, pending: ['page:3'] })).toEqual([])
  })

  test('is not a text that only looks like a link', () => {
    expect(find([block('headline', { content: 'page:3' })])).toEqual([])
  })
})

describe('A warning is', () => {
  test('a photograph with neither an alternative text nor the mark as decorative; a figure is always decorative', () => {
    const links = { 'media:3': '/media/3.jpg' }
    const warn = (fields: Record<string, unknown>) => shortly(find([block('image', fields)], links))
    expect(warn({ image: 'media:3' })).toEqual(['warning image image_alt no_alt'])
    expect(warn({ image: 'media:3', image_alt: 'Die Orgel' })).toEqual([])
    expect(warn({ image: 'media:3', image_decorative: true })).toEqual([])
    expect(warn({ image: 'figure:a' })).toEqual([])
    const content = (image: string): ContentDocument => ({
      version: 1,
      containers: [{ id: 'c', layout: '100', columns: [[block('image', { image })]] }],
    })
    const said = { alt: 'Die Orgel', is_decorative: false, caption: '', credit: '' }
    for (const texts of [said, { ...said, alt: '', is_decorative: true }])
      expect(findNotices(content('media:3'), { links, libraryTexts: { 'media:3': texts } })).toEqual([])
    const logo = block('logo-list', {}, [block('logo-item', { image: 'media:3', sponsor: 'Stiftung' })])
    expect(find([logo], links)).toEqual([])
  })

  test('a picture that no longer exists', () => {
    expect(shortly(find([block('image', { image: 'media:4', image_alt: 'a' })]))).toEqual([
      'warning image image gone_picture',
    ])
  })

  test('a picture that only staff see any more, because its rights have ended', () => {
    const content: ContentDocument = {
      version: 1,
      containers: [{ id: 'c', layout: '100', columns: [[block('image', { image: 'media:3' })]] }],
    }
    const said = { alt: 'Die Orgel', is_decorative: false, caption: '', credit: '', has_ended: true }
    const known = { links: { 'media:3': '/media/3.jpg' }, libraryTexts: { 'media:3': said } }
    expect(shortly(findNotices(content, known))).toEqual(['warning image image ended_picture'])
  })

  test('a headline that skips a level, whatever is in between', () => {
    const headline = (level: number) => block('headline', { content: 'a', headline_level: level })
    expect(find([headline(2), headline(3), headline(2), headline(3), headline(4)])).toEqual([])
    expect(find([headline(2), block('text', { content: words('a') }), headline(4)])).toMatchObject([
      { kind: 'skipped_level', detail: '2 → 4' },
    ])
    expect(find([headline(3)])).toMatchObject([{ kind: 'skipped_level', detail: '1 → 3' }])
    expect(find([headline(3)], {}, 2)).toEqual([])
    expect(find([block('full-teaser', { headline: 'a' }), headline(3)])).toEqual([])
  })

  test('an empty text, an empty answer and an empty list, unless the list selects events itself', () => {
    expect(shortly(find([block('text')]))).toEqual(['warning text content empty_text'])
    expect(shortly(find([block('faq')]))).toEqual(['warning faq - empty_list'])
    expect(shortly(find([block('faq', {}, [block('faq-item', { content: 'a' })])]))).toEqual([
      'warning faq-item text empty_text',
    ])
    expect(find([block('event-list', { source: { limit: 3 } })])).toEqual([])
    expect(shortly(find([block('event-list')]))).toEqual(['warning event-list - empty_list'])
    expect(
      find([block('video-list', {}, [block('video-item', { video_url: 'https://vimeo.com/76979871' })])]),
    ).toEqual([])
  })
})

test('Notices are in the order of the page, have unique ids, and exist in both languages', () => {
  const text = block('text', {
    content: { type: 'doc', content: [...words('a', 'page:9').content, ...words('b', 'page:9').content] },
  })
  const notices = find([block('headline'), text, block('marquee')])
  expect(notices.map(({ type }) => type)).toEqual(['headline', 'text', 'text', 'marquee'])
  expect(new Set(notices.map(({ id }) => id)).size).toBe(notices.length)
  for (const language of languages)
    for (const notice of notices)
      expect(describeNotice(notice, language, editorBlocksMessages[language])).toMatch(
        /^[„“]?\p{Lu}.{8,}[.\w]$/u,
      )
})

test('An unpublished reusable block is a warning with its name', () => {
  const shared = block('shared', { source: 'shared:3' })
  const content: ContentDocument = {
    version: 1,
    containers: [{ id: 'c', layout: '100', columns: [[shared]] }],
  }
  const links = { 'shared:3': '/de/shared/3' }
  const noticesWith = (shown: unknown) =>
    findNotices(content, { links, data: { [shared.id]: { id: 3, name: 'Kasse', content: shown } } })
  expect(shortly(noticesWith(null))).toEqual(['warning shared - unpublished_source'])
  expect(noticesWith(null)[0]?.detail).toBe('Kasse')
  expect(noticesWith({ containers: [], data: {} })).toEqual([])
})

describe('A link in a text', () => {
  test.each(['hier', 'Klicken Sie hier!', 'Mehr …', 'read more', 'Here'])(
    'that says only "%s" is named',
    (text) => {
      const notices = find([block('text', { content: words(text, 'https://example.org') })])
      expect(shortly(notices)).toEqual(['warning text content vague_link'])
      const [notice] = notices
      if (notice) expect(describeNotice(notice, 'de', editorBlocksMessages.de)).toContain(text)
    },
  )

  test('that says where it leads is fine, also if only a part of it is bold', () => {
    expect(find([block('text', { content: words('Mehr über die Orgel', 'https://example.org') })])).toEqual(
      [],
    )
    const marks = [{ type: 'link', attrs: { href: 'https://example.org', newWindow: false } }]
    const content = {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'Hier', marks: [...marks, { type: 'bold' }] },
            { type: 'text', text: ' steht der Saalplan', marks },
          ],
        },
      ],
    }
    expect(find([block('text', { content })])).toEqual([])
  })
})

describe('A recording or film of the library', () => {
  const library = (transcript?: string) => ({
    'media:5': { alt: '', is_decorative: false, caption: '', credit: '', ...(transcript && { transcript }) },
  })
  const kinds = (one: StoredBlock, transcript?: string) =>
    findNotices(
      { version: 1, containers: [{ id: 'c', layout: '100', columns: [[one]] }] },
      { links: { 'media:5': '/media/5' }, libraryTexts: library(transcript) },
    ).map(({ kind, field }) => `${field ?? '-'} ${kind}`)

  test('needs captions if it is a film: a transcript without times has none', () => {
    const film = block('video', { file: 'media:5' })
    expect(kinds(film)).toEqual(['file no_captions'])
    expect(kinds(film, 'Guten Abend.')).toEqual(['file no_captions'])
    expect(kinds(film, '0:01 Guten Abend.')).toEqual([])
    expect(kinds(film, 'WEBVTT\n\n00:01.000 --> 00:02.000\nGuten Abend.')).toEqual([])
  })

  test('needs a transcript if it is only heard', () => {
    const recording = block('audio', { file: 'media:5' })
    expect(kinds(recording)).toEqual(['file no_transcript'])
    expect(kinds(recording, 'Guten Abend.')).toEqual([])
  })
})

describe('A picture with text in it', () => {
  const links = { 'media:4': '/4.jpg' }
  const picture = (fields: Record<string, unknown>) =>
    shortly(find([block('image', { image: 'media:4', image_alt: 'Ein Plakat', ...fields })], links))

  test('needs this text in words, as long as it is marked', () => {
    expect(picture({ has_text: true })).toEqual(['warning image text no_picture_text'])
    expect(picture({ has_text: true, text: 'Orgelnacht, 21 Uhr' })).toEqual([])
    expect(picture({ has_text: false })).toEqual([])
  })

  test('is suspected where the description is very long', () => {
    expect(picture({ image_alt: 'a'.repeat(251) })).toEqual(['warning image image_alt long_alt'])
    expect(picture({ image_alt: 'a'.repeat(250) })).toEqual([])
    expect(picture({ image_alt: 'a'.repeat(251), image_decorative: true })).toEqual([])
  })
})
