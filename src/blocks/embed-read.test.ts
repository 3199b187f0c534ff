import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkEmbed, embedField } from './embed-field.ts'
import { playerOrigins, readEmbed, type EmbedKind } from './embed-read.ts'

/** What editors really paste, by kind: the pasted text, and the player that is built from it. */
const known: [kind: EmbedKind, pasted: string, player: string][] = [
  [
    'video',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0',
  ],
  [
    'video',
    '  https://youtu.be/dQw4w9WgXcQ?si=Ab_3 \n',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0',
  ],
  [
    'video',
    'https://m.youtube.com/watch?v=dQw4w9WgXcQ&t=1m30s',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=90&rel=0',
  ],
  [
    'video',
    'https://youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0',
  ],
  [
    'video',
    'https://www.youtube.com/live/dQw4w9WgXcQ?feature=share',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0',
  ],
  [
    'video',
    'https://www.youtube.com/playlist?list=PLrAXtmErZgOeiKm4sgNOknGvNjby9efdf',
    'https://www.youtube-nocookie.com/embed/videoseries?list=PLrAXtmErZgOeiKm4sgNOknGvNjby9efdf',
  ],
  [
    'video',
    '<iframe width="560" height="315" src="https://www.youtube.com/embed/dQw4w9WgXcQ?si=x&amp;start=42" title="YouTube video player" frameborder="0" allow="accelerometer; autoplay" allowfullscreen></iframe>',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=42&rel=0',
  ],
  ['video', 'https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  [
    'video',
    'https://vimeo.com/channels/staffpicks/76979871',
    'https://player.vimeo.com/video/76979871?dnt=1',
  ],
  [
    'video',
    'https://vimeo.com/76979871/ab12cd34ef',
    'https://player.vimeo.com/video/76979871?h=ab12cd34ef&dnt=1',
  ],
  [
    'video',
    '<div style="padding:56% 0 0 0"><iframe src="https://player.vimeo.com/video/76979871?h=ab12cd34ef&amp;badge=0" allow="autoplay"></iframe></div><script src="https://player.vimeo.com/api/player.js"></script>',
    'https://player.vimeo.com/video/76979871?h=ab12cd34ef&dnt=1',
  ],
  [
    'audio',
    'https://open.spotify.com/intl-de/album/5EzDhyNZuO6kuUABHwbZgH?si=a',
    'https://open.spotify.com/embed/album/5EzDhyNZuO6kuUABHwbZgH',
  ],
  [
    'audio',
    '<iframe style="border-radius:12px" src="https://open.spotify.com/embed/track/5EzDhyNZuO6kuUABHwbZgH?utm_source=generator" width="100%" height="352" loading="lazy"></iframe>',
    'https://open.spotify.com/embed/track/5EzDhyNZuO6kuUABHwbZgH',
  ],
  [
    'audio',
    'https://soundcloud.com/berlinphil/sets/mahler-5',
    'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fberlinphil%2Fsets%2Fmahler-5&visual=false&hide_related=true&show_comments=false',
  ],
  [
    'audio',
    '<iframe width="100%" height="166" src="https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/tracks/34019569&color=%23ff5500"></iframe><div><a href="https://soundcloud.com/user" title="x">x</a></div>',
    'https://w.soundcloud.com/player/?url=https%3A%2F%2Fapi.soundcloud.com%2Ftracks%2F34019569&visual=false&hide_related=true&show_comments=false',
  ],
  [
    'audio',
    'https://app.idagio.com/de/albums/mahler-symphony-no-5',
    'https://app.idagio.com/embed/albums/mahler-symphony-no-5',
  ],
  [
    'audio',
    '<iframe src="https://app.idagio.com/embed/recordings/17372347"></iframe>',
    'https://app.idagio.com/embed/recordings/17372347',
  ],
  [
    'audio',
    'https://hausgespraech.podigee.io/12-die-orgel',
    'https://player.podigee-cdn.net/podcast-player/podigee-podcast-player.html?configuration=https%3A%2F%2Fhausgespraech.podigee.io%2F12-die-orgel%2Fembed%3Fcontext%3Dexternal',
  ],
  [
    'audio',
    '<script class="podigee-podcast-player" src="https://player.podigee-cdn.net/podcast-player/javascripts/podigee-podcast-player.js" data-configuration="https://hausgespraech.podigee.io/12-die-orgel/embed?context=external&amp;token=a"></script>',
    'https://player.podigee-cdn.net/podcast-player/podigee-podcast-player.html?configuration=https%3A%2F%2Fhausgespraech.podigee.io%2F12-die-orgel%2Fembed%3Fcontext%3Dexternal',
  ],
  [
    'audio',
    '<div class="podigee-podcast-player" data-configuration="https://hausgespraech.podigee.io/embed?context=external"></div>',
    'https://player.podigee-cdn.net/podcast-player/podigee-podcast-player.html?configuration=https%3A%2F%2Fhausgespraech.podigee.io%2Fembed%3Fcontext%3Dexternal',
  ],
  [
    'viewer',
    'https://issuu.com/konzerthaus/docs/saison_26-27',
    'https://e.issuu.com/embed.html?d=saison_26-27&u=konzerthaus',
  ],
  [
    'viewer',
    '<iframe allow="clipboard-write" src="https://e.issuu.com/embed.html?d=saison_26-27&amp;hideIssuuLogo=true&amp;u=konzerthaus"></iframe>',
    'https://e.issuu.com/embed.html?d=saison_26-27&u=konzerthaus',
  ],
  [
    'viewer',
    'https://e.issuu.com/embed.html#1523476/13436921',
    'https://e.issuu.com/embed.html#1523476/13436921',
  ],
  [
    'viewer',
    '<iframe width="512px" height="384px" src="https://www.yumpu.com/de/embed/view/lgjvMHH2ugIUSzdL" frameborder="0"></iframe><a href="https://www.yumpu.com/de/document/view/65762197/saison" title="Saison">Saison</a>',
    'https://www.yumpu.com/de/embed/view/lgjvMHH2ugIUSzdL',
  ],
  [
    'viewer',
    'https://indd.adobe.com/view/0e8f250a-9daf-4c8f-a138-422443a0db7e',
    'https://indd.adobe.com/embed/0e8f250a-9daf-4c8f-a138-422443a0db7e?startpage=1&allowFullscreen=true',
  ],
  [
    'viewer',
    '<iframe src="https://indd.adobe.com/embed/0e8f250a-9daf-4c8f-a138-422443a0db7e?startpage=35&amp;allowFullscreen=true"></iframe>',
    'https://indd.adobe.com/embed/0e8f250a-9daf-4c8f-a138-422443a0db7e?startpage=1&allowFullscreen=true',
  ],
  [
    'social',
    'https://www.instagram.com/p/CxYz12_abcd/?igsh=x',
    'https://www.instagram.com/p/CxYz12_abcd/embed/',
  ],
  [
    'social',
    '<blockquote class="instagram-media" data-instgrm-captioned data-instgrm-permalink="https://www.instagram.com/reel/CxYz12_abcd/?utm_source=ig_embed&amp;utm_campaign=loading" style=" background:#FFF; "><a href="https://www.instagram.com/reel/CxYz12_abcd/?utm_source=ig_embed&amp;utm_campaign=loading">Post</a></blockquote><script async src="//www.instagram.com/embed.js"></script>',
    'https://www.instagram.com/reel/CxYz12_abcd/embed/',
  ],
  [
    'social',
    'https://x.com/konzerthaus/status/1799999999999999999',
    'https://platform.twitter.com/embed/Tweet.html?id=1799999999999999999&dnt=true',
  ],
  [
    'social',
    '<blockquote class="twitter-tweet"><p lang="de" dir="ltr">Heute Abend <a href="https://t.co/abc">pic.twitter.com/abc</a></p>&mdash; Haus (@haus) <a href="https://twitter.com/haus/status/1799999999999999999?ref_src=twsrc%5Etfw">June 9</a></blockquote> <script async src="https://platform.twitter.com/widgets.js" charset="utf-8"></script>',
    'https://platform.twitter.com/embed/Tweet.html?id=1799999999999999999&dnt=true',
  ],
  [
    'social',
    'https://www.tiktok.com/@haus.am.platz/video/7234567890123456789',
    'https://www.tiktok.com/embed/v2/7234567890123456789',
  ],
  [
    'social',
    '<blockquote class="tiktok-embed" cite="https://www.tiktok.com/@haus/video/7234567890123456789" data-video-id="7234567890123456789"><section><a target="_blank" href="https://www.tiktok.com/@haus?refer=embed">@haus</a></section></blockquote><script async src="https://www.tiktok.com/embed.js"></script>',
    'https://www.tiktok.com/embed/v2/7234567890123456789',
  ],
  [
    'social',
    'https://www.facebook.com/konzerthaus/posts/pfbid02abcDEF12345678',
    'https://www.facebook.com/plugins/post.php?href=https%3A%2F%2Fwww.facebook.com%2Fkonzerthaus%2Fposts%2Fpfbid02abcDEF12345678&show_text=true',
  ],
  [
    'social',
    '<iframe src="https://www.facebook.com/plugins/video.php?height=314&href=https%3A%2F%2Fwww.facebook.com%2Fkonzerthaus%2Fvideos%2F1234567890%2F&show_text=false" width="560"></iframe>',
    'https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Fwww.facebook.com%2Fkonzerthaus%2Fvideos%2F1234567890&show_text=false',
  ],
  ['starmate', 'https://embed.starmate.io/player/mahler', 'https://embed.starmate.io/player/mahler'],
  [
    'starmate',
    '<iframe src="https://embed.starmate.io/player?id=42"></iframe>',
    'https://embed.starmate.io/player?id=42',
  ],
  [
    'reservation',
    'https://app.resmio.com/morgenstern/widget?backgroundColor=%23fff',
    'https://app.resmio.com/morgenstern/widget',
  ],
  [
    'reservation',
    'https://www.opentable.de/widget/reservation/canvas?rid=12345&type=standard',
    'https://www.opentable.de/widget/reservation/canvas?rid=12345&iframe=true',
  ],
]

describe('What an editor pastes', () => {
  test.each(known)('for %s is recognised: %s', (kind, pasted, player) => {
    expect(readEmbed(kind, pasted)?.player).toBe(player)
  })

  test.each(known)('for %s is kept as an address that says the same: %s', (kind, pasted) => {
    const kept = embedField(kind).parse(pasted)
    expect(kept).toMatch(/^https:\/\/[^\s<>"']+$/)
    expect(embedField(kind).parse(kept)).toBe(kept)
    expect(readEmbed(kind, kept)).toEqual(readEmbed(kind, pasted))
  })

  test('is shown by an origin that frames may show', () => {
    for (const [kind, pasted] of known) {
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

const good = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'
const id = 'dQw4w9WgXcQ'

/** Each tries to be taken for YouTube. */
const hostile = [
  '',
  ' ',
  'youtube',
  'www.youtube.com/watch?v=dQw4w9WgXcQ',
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
  `https://ｙoutube.com/watch?v=${id}`, // a wide letter, which browsers make a plain one
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

describe('What only looks like an allowed address', () => {
  test.each(hostile)('is not shown, and named to the editor: %j', (pasted) => {
    expect(readEmbed('video', pasted)).toBeNull()
    const read = embedField('video').safeParse(pasted)
    if (pasted.length > 20_000) return expect(read.success).toBe(false)
    const faults = checkEmbed('video', 'video_url', read.data ?? '')
    // An empty field is required, which is another fault.
    expect(faults).toEqual(pasted.trim() === '' ? [] : [{ field: 'video_url', fault: 'host' }])
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

describe('Whatever is pasted', () => {
  const kinds: EmbedKind[] = ['audio', 'video', 'viewer', 'social', 'starmate', 'reservation']
  const scraps = fc.constantFrom(
    ...known.flatMap(([, pasted]) => [pasted, ...pasted.split(/(?<=[/"<>?&=:@.\s])/)]),
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

  test('is either refused or shown by an allowed player with nothing in its address that could break out', () => {
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

  test('is refused when it is on any host that is not listed, however much of an allowed address is in it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...kinds),
        fc.domain(),
        fc.constantFrom(...known.map(([, text]) => text).filter((text) => text.startsWith('https'))),
        fc.constantFrom('.', '-', '/', '?', '#', '@', '%2e'),
        (kind, domain, allowed, between) => {
          fc.pre(!known.some(([, text]) => text.includes(`//${domain}`)))
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

test('Frames may come from no more than one origin of each provider, all exact', () => {
  for (const origin of playerOrigins) {
    expect(origin).toMatch(/^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+$/)
    expect(origin).not.toContain('*')
  }
  expect(new Set(playerOrigins).size).toBe(playerOrigins.length)
})
