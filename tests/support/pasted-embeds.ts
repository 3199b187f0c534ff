import type { EmbedKind } from '#blocks/embed-read.ts'

/** What editors really paste, by kind: the pasted text, and the player that is built from it. */
export const pastedEmbeds: [kind: EmbedKind, pasted: string, player: string][] = [
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
