import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { languages } from '#i18n/languages.ts'
import { pastedEmbeds, shortLinks, unplayableAddresses } from '../../tests/support/pasted-embeds.ts'
import { checkEmbed, embedField } from './embed-field.ts'
import {
  playableAddresses,
  playerOrigins,
  readEmbed,
  shortLinkProvider,
  type EmbedKind,
} from './embed-read.ts'

describe('What an editor pastes', () => {
  test.each(pastedEmbeds)('for %s is recognised: %s', (kind, pasted, player) => {
    expect(readEmbed(kind, pasted)?.player).toBe(player)
  })

  test.each(pastedEmbeds)('for %s is stored as an equivalent address: %s', (kind, pasted) => {
    const kept = embedField(kind).parse(pasted)
    expect(kept).toMatch(/^https:\/\/[^\s<>"']+$/)
    expect(embedField(kind).parse(kept)).toBe(kept)
    expect(readEmbed(kind, kept)).toEqual(readEmbed(kind, pasted))
  })

  test('is shown by an origin that frames may show', () => {
    for (const [kind, pasted] of pastedEmbeds) {
      const embed = readEmbed(kind, pasted)
      expect(playerOrigins).toContain(new URL(embed?.player ?? '').origin)
      expect(new URL(embed?.player ?? '').origin).toBe(embed?.provider.origin)
    }
  })

  test('belongs to its kind of block', () => {
    expect(readEmbed('audio', 'https://vimeo.com/76979871')).toBeNull()
    expect(readEmbed('video', 'https://soundcloud.com/a/b')).toBeNull()
  })
})

describe('An address of an allowed provider that its player can’t play', () => {
  test.each(unplayableAddresses)('is refused for %s: %s', (kind, pasted) => {
    expect(readEmbed(kind, pasted)).toBeNull()
    expect(checkEmbed(kind, 'embed', pasted)).toEqual([{ field: 'embed', error: 'host' }])
    expect(shortLinkProvider(pasted)).toBeNull()
  })

  test('can be replaced by one of those that are named for every provider', () => {
    const providers = new Set(pastedEmbeds.map(([kind, pasted]) => readEmbed(kind, pasted)?.provider.name))
    const kinds = [...new Set(pastedEmbeds.map(([kind]) => kind))]
    for (const language of languages) {
      const named = kinds.flatMap((kind) => playableAddresses(kind, language))
      expect(named).toHaveLength(providers.size)
      for (const one of named) expect(one).toMatch(/^[\w ]+ \(.{3,}\)$/u)
    }
  })

  test.each(shortLinks)(
    'may be a short link of %s, which only the provider can resolve: %s',
    (name, pasted) => {
      expect(shortLinkProvider(pasted)).toBe(name)
      for (const kind of ['audio', 'social'] as const) expect(readEmbed(kind, pasted)).toBeNull()
    },
  )
})

const good = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'
const id = 'dQw4w9WgXcQ'

/** Addresses that imitate YouTube's. */
const hostile = [
  '',
  ' ',
  'youtube',
  `//www.youtube.com/embed/${id}`,
  `http://www.youtube.com/watch?v=${id}`,
  `https://youtube.com.evil.example/watch?v=${id}`,
  `https://youtube.com-evil.example/watch?v=${id}`,
  `https://evilyoutube.com/watch?v=${id}`,
  `https://evil.example/?youtube.com/watch?v=${id}`,
  `https://evil.example/youtube.com/watch?v=${id}`,
  `https://evil.example#https://youtube.com/watch?v=${id}`,
  `https://youtube.com@evil.example/watch?v=${id}`,
  `https://youtube.com:pass@evil.example/watch?v=${id}`,
  `https://evil.example@youtube.com/watch?v=${id}`,
  `https://@youtube.com/watch?v=${id}`,
  `https://youtube.com:443/watch?v=${id}`,
  `https://youtube.com:8443/watch?v=${id}`,
  `https://youtube.com./watch?v=${id}`,
  `https:youtube.com/watch?v=${id}`,
  `https:///youtube.com/watch?v=${id}`,
  `https:/\\youtube.com/watch?v=${id}`,
  `https://evil.example\\@youtube.com/watch?v=${id}`,
  `https://youtube.com\\@evil.example/watch?v=${id}`,
  `https://yout\u200Bube.com/watch?v=${id}`,
  `https://youtube.com\u0000.evil.example/watch?v=${id}`,
  `https://you\ttube.com/watch?v=${id}`,
  `https://you\ntube.com/watch?v=${id}`,
  `https://уoutube.com/watch?v=${id}`, // a Cyrillic letter
  `https://ｙoutube.com/watch?v=${id}`, // a full-width letter, which browsers normalize to ASCII
  `https://youtube。com/watch?v=${id}`,
  `https://xn--outube-6ug.com/watch?v=${id}`,
  `https://%79outube.com/watch?v=${id}`,
  `https://youtube%2ecom/watch?v=${id}`,
  `https://[::1]/watch?v=${id}`,
  'https://127.0.0.1/embed/dQw4w9WgXcQ',
  'javascript:alert(1)//youtube.com/watch?v=dQw4w9WgXcQ',
  `data:text/html,<iframe src="${good}">`,
  'data:text/html;base64,PHNjcmlwdD4=',
  'blob:https://youtube.com/abc',
  'view-source:https://youtube.com/watch?v=dQw4w9WgXcQ',
  `https://www.youtube.com/watch?v=${id}"><script>alert(1)</script>`,
  `https://www.youtube.com/watch?v=${id}' onload='alert(1)`,
  `https://www.youtube.com/watch?v=${id}&v=AAAAAAAAAAA`,
  'https://www.youtube.com/watch?v=../../../evil',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ%22onload',
  'https://www.youtube.com/embed/dQw4w9WgXcQ%2f..%2f..',
  'https://www.youtube.com/redirect?q=https://evil.example',
  'https://www.youtube.com/@channel',
  'https://www.youtube.com/',
  `<iframe src="https://evil.example/embed/${id}"></iframe>`,
  `<iframe src="//www.youtube.com/embed/${id}"></iframe>`,
  `<iframe src="javascript:alert('https://www.youtube.com/embed/${id}')"></iframe>`,
  `<iframe srcdoc="<script>alert(1)</script>" title="https://www.youtube.com/embed/${id}"></iframe>`,
  `<iframe data-src="https://www.youtube.com/embed/${id}"></iframe>`,
  `<iframe title='src="https://www.youtube.com/embed/${id}"'></iframe>`,
  `<iframe src="https&#58;//www.youtube.com/embed/${id}"></iframe>`,
  `<iframe src="https://www.youtube.com/embed/${id}?a=&quot;onload"></iframe>`,
  `<iframe src=https://www.youtube.com/embed/${id}></iframe>`,
  `<iframe src="<iframe src=https://www.youtube.com/embed/${id}>"></iframe>`,
  `<ifr<iframe>ame src="https://www.youtube.com/embed/${id}">`,
  `<img src="https://www.youtube.com/embed/${id}" onerror="alert(1)">`,
  `<object data="https://www.youtube.com/embed/${id}"></object>`,
  `<meta http-equiv="refresh" content="0;url=https://www.youtube.com/embed/${id}">`,
  `<svg><script href="https://www.youtube.com/embed/${id}"></script></svg>`,
  `<script src="https://www.youtube.com/embed/${id}"></script>`,
  `<iframe src="https://www.youtube.com/embed/${id}"></iframe><iframe src="https://vimeo.com/76979871"></iframe>`,
  `${good} ${good}`,
  `${good}\n${good}`,
  `${good}\\`,
  good.padEnd(30_000, 'x'),
  '<'.repeat(20_000),
  '<iframe '.repeat(2_000),
  `<iframe ${'a="'.repeat(6_000)}>`,
]

describe('An address that only resembles an allowed one', () => {
  test.each(hostile)('is not shown, and reported to the editor: %j', (pasted) => {
    expect(readEmbed('video', pasted)).toBeNull()
    const read = embedField('video').safeParse(pasted)
    if (pasted.length > 20_000) return expect(read.success).toBe(false)
    const errors = checkEmbed('video', 'video_url', read.data ?? '')
    // An empty field is reported as required instead.
    expect(errors).toEqual(pasted.trim() === '' ? [] : [{ field: 'video_url', error: 'host' }])
  })

  test('is refused inside an allowed address, too', () => {
    const inside = (address: string) => encodeURIComponent(address)
    for (const address of [
      'https://evil.example/tracks/1',
      'https://api.soundcloud.com.evil.example/tracks/1',
      'https://api.soundcloud.com@evil.example/tracks/1',
      'http://api.soundcloud.com/tracks/1',
      'javascript:alert(1)',
    ])
      expect(readEmbed('audio', `https://w.soundcloud.com/player/?url=${inside(address)}`)).toBeNull()
    const podigee = 'https://player.podigee-cdn.net/podcast-player/podigee-podcast-player.html?configuration='
    expect(readEmbed('audio', podigee + inside('https://evil.example/1-a/embed'))).toBeNull()
    expect(readEmbed('audio', podigee + inside('https://a.podigee.io.evil.example/1-a/embed'))).toBeNull()
    const facebook = 'https://www.facebook.com/plugins/post.php?href='
    expect(readEmbed('social', facebook + inside('https://evil.example/a/posts/12345678'))).toBeNull()
    expect(
      readEmbed('social', facebook + inside(`${facebook}https://www.facebook.com/a/posts/12345678`)),
    ).toBeNull()
  })
})

describe('Any pasted text', () => {
  const kinds: EmbedKind[] = ['audio', 'video', 'viewer', 'social', 'starmate', 'reservation']
  const scraps = fc.constantFrom(
    ...pastedEmbeds.flatMap(([, pasted]) => [pasted, ...pasted.split(/(?<=[/"<>?&=:@.\s])/)]),
    ...hostile.filter((text) => text.length < 300),
    '@',
    ':',
    '\\',
    '\u0000',
    '<',
    '>',
    '"',
    "'",
    '&amp;',
    '%2f',
    '//',
    '#',
    'evil.example',
    'javascript:',
  )
  const pasted = fc.oneof(
    fc.array(scraps, { maxLength: 8 }).map((parts) => parts.join('')),
    fc.tuple(scraps, fc.string({ unit: 'binary', maxLength: 6 }), scraps).map((parts) => parts.join('')),
    fc.webUrl({ validSchemes: ['https', 'http'], withQueryParameters: true, withFragments: true }),
    fc.string({ unit: 'binary', maxLength: 200 }),
  )

  test('is either refused or shown by an allowed player with a safe address', () => {
    fc.assert(
      fc.property(fc.constantFrom(...kinds), pasted, (kind, text) => {
        const embed = readEmbed(kind, text)
        if (embed === null) return
        for (const address of [embed.player, embed.original]) {
          const url = new URL(address)
          expect(url.protocol).toBe('https:')
          expect(url.href).toBe(address)
          expect(`${url.username}${url.password}${url.port}`).toBe('')
          expect(address).not.toMatch(/[\s<>"'\\`]/)
        }
        expect(playerOrigins).toContain(new URL(embed.player).origin)
        expect(readEmbed(kind, embed.original)).toEqual(embed)
      }),
      { numRuns: 4000 },
    )
  })

  test('is refused if it is on any other host, however much it resembles an allowed address', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...kinds),
        fc.domain(),
        fc.constantFrom(...pastedEmbeds.map(([, text]) => text).filter((text) => text.startsWith('https'))),
        fc.constantFrom('.', '-', '/', '?', '#', '@', '%2e'),
        (kind, domain, allowed, between) => {
          fc.pre(!pastedEmbeds.some(([, text]) => text.includes(`//${domain}`)))
          const rest = allowed.slice('https://'.length)
          const disguised = new URL(allowed)
          const { host } = disguised
          expect(readEmbed(kind, `https://${domain}/${rest}`)).toBeNull()
          expect(readEmbed(kind, `https://${domain}${between}/${rest}`)).toBeNull()
          expect(readEmbed(kind, allowed.replace(host, `${host}.${domain}`))).toBeNull()
          expect(readEmbed(kind, allowed.replace(host, `${host}@${domain}`))).toBeNull()
        },
      ),
      { numRuns: 1500 },
    )
  })
})

test('Frames may come from at most one origin of each provider, all exact', () => {
  for (const origin of playerOrigins) {
    expect(origin).toMatch(/^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+$/)
    expect(origin).not.toContain('*')
  }
  expect(new Set(playerOrigins).size).toBe(playerOrigins.length)
})
