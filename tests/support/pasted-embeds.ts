import type { EmbedKind } from '#blocks/embed-read.ts'

/** What editors actually paste, by kind: the pasted text, and the player that is built from it. */
export const pastedEmbeds: [kind: EmbedKind, pasted: string, player: string][] = [
  [
    'video',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0',
  ],
  ['video', 'youtube.com/watch?v=dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0'],
  [
    'video',
    'www.youtube.com/watch?v=dQw4w9WgXcQ',
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
  [
    'video',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=PLrAXtmErZgOeiKm4sgNOknGvNjby9efdf&index=3',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0',
  ],
  [
    'video',
    'https://www.youtube.com/watch?list=PLrAXtmErZgOeiKm4sgNOknGvNjby9efdf',
    'https://www.youtube-nocookie.com/embed/videoseries?list=PLrAXtmErZgOeiKm4sgNOknGvNjby9efdf',
  ],
  [
    'video',
    'https://www.youtube.com/watch/dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0',
  ],
  [
    'video',
    'https://www.youtube.com/v/dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0',
  ],
  [
    'video',
    'https://www.youtube.com/e/dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0',
  ],
  [
    'video',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0',
  ],
  [
    'video',
    'https://youtu.be/dQw4w9WgXcQ?list=PLrAXtmErZgOeiKm4sgNOknGvNjby9efdf&t=90',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=90&rel=0',
  ],
  [
    'video',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ#t=1h2m3s',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=3723&rel=0',
  ],
  [
    'video',
    'https://m.youtube.com/shorts/dQw4w9WgXcQ?feature=share',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0',
  ],
  [
    'video',
    'https://music.youtube.com/watch?v=dQw4w9WgXcQ&si=abc',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0',
  ],
  [
    'video',
    'https://music.youtube.com/playlist?list=PLrAXtmErZgOeiKm4sgNOknGvNjby9efdf',
    'https://www.youtube-nocookie.com/embed/videoseries?list=PLrAXtmErZgOeiKm4sgNOknGvNjby9efdf',
  ],
  [
    'video',
    'https://www.youtube.com/embed/videoseries?list=PLrAXtmErZgOeiKm4sgNOknGvNjby9efdf',
    'https://www.youtube-nocookie.com/embed/videoseries?list=PLrAXtmErZgOeiKm4sgNOknGvNjby9efdf',
  ],
  [
    'video',
    'https://www.youtube.com/embed?listType=playlist&list=PLrAXtmErZgOeiKm4sgNOknGvNjby9efdf',
    'https://www.youtube-nocookie.com/embed/videoseries?list=PLrAXtmErZgOeiKm4sgNOknGvNjby9efdf',
  ],
  [
    'video',
    'https://www.youtube.com/channel/UCabcdefghijklmnopqrst_-/live',
    'https://www.youtube-nocookie.com/embed/live_stream?channel=UCabcdefghijklmnopqrst_-',
  ],
  [
    'video',
    'https://www.youtube.com/embed/live_stream?channel=UCabcdefghijklmnopqrst_-',
    'https://www.youtube-nocookie.com/embed/live_stream?channel=UCabcdefghijklmnopqrst_-',
  ],
  ['video', 'https://player.vimeo.com/video/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  [
    'video',
    'https://vimeo.com/76979871?h=ab12cd34ef',
    'https://player.vimeo.com/video/76979871?h=ab12cd34ef&dnt=1',
  ],
  [
    'video',
    'https://vimeo.com/groups/orchester/videos/76979871',
    'https://player.vimeo.com/video/76979871?dnt=1',
  ],
  [
    'video',
    'https://vimeo.com/album/2838732/video/76979871',
    'https://player.vimeo.com/video/76979871?dnt=1',
  ],
  [
    'video',
    'https://vimeo.com/showcase/11223344/video/76979871',
    'https://player.vimeo.com/video/76979871?dnt=1',
  ],
  ['video', 'https://vimeo.com/ondemand/mahler/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ['video', 'https://vimeo.com/manage/videos/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ['video', 'https://vimeo.com/76979871?share=copy#t=42s', 'https://player.vimeo.com/video/76979871?dnt=1'],
  [
    'audio',
    'https://open.spotify.com/track/5EzDhyNZuO6kuUABHwbZgH?si=0123',
    'https://open.spotify.com/embed/track/5EzDhyNZuO6kuUABHwbZgH',
  ],
  [
    'audio',
    'https://open.spotify.com/playlist/5EzDhyNZuO6kuUABHwbZgH',
    'https://open.spotify.com/embed/playlist/5EzDhyNZuO6kuUABHwbZgH',
  ],
  [
    'audio',
    'https://open.spotify.com/artist/5EzDhyNZuO6kuUABHwbZgH',
    'https://open.spotify.com/embed/artist/5EzDhyNZuO6kuUABHwbZgH',
  ],
  [
    'audio',
    'https://open.spotify.com/show/5EzDhyNZuO6kuUABHwbZgH',
    'https://open.spotify.com/embed/show/5EzDhyNZuO6kuUABHwbZgH',
  ],
  [
    'audio',
    'https://open.spotify.com/intl-pt-br/episode/5EzDhyNZuO6kuUABHwbZgH',
    'https://open.spotify.com/embed/episode/5EzDhyNZuO6kuUABHwbZgH',
  ],
  [
    'audio',
    'https://open.spotify.com/embed/episode/5EzDhyNZuO6kuUABHwbZgH/video?utm_source=generator',
    'https://open.spotify.com/embed/episode/5EzDhyNZuO6kuUABHwbZgH',
  ],
  [
    'audio',
    'https://open.spotify.com/embed-podcast/show/5EzDhyNZuO6kuUABHwbZgH',
    'https://open.spotify.com/embed/show/5EzDhyNZuO6kuUABHwbZgH',
  ],
  [
    'audio',
    'https://play.spotify.com/album/5EzDhyNZuO6kuUABHwbZgH',
    'https://open.spotify.com/embed/album/5EzDhyNZuO6kuUABHwbZgH',
  ],
  [
    'audio',
    'https://open.spotify.com/user/konzerthaus/playlist/5EzDhyNZuO6kuUABHwbZgH',
    'https://open.spotify.com/embed/playlist/5EzDhyNZuO6kuUABHwbZgH',
  ],
  ['audio', 'https://open.spotify.com/user/konzert.haus', 'https://open.spotify.com/embed/user/konzert.haus'],
  [
    'audio',
    'spotify:track:5EzDhyNZuO6kuUABHwbZgH',
    'https://open.spotify.com/embed/track/5EzDhyNZuO6kuUABHwbZgH',
  ],
  [
    'audio',
    ' spotify:episode:5EzDhyNZuO6kuUABHwbZgH ',
    'https://open.spotify.com/embed/episode/5EzDhyNZuO6kuUABHwbZgH',
  ],
  [
    'audio',
    'spotify:user:konzerthaus:playlist:5EzDhyNZuO6kuUABHwbZgH',
    'https://open.spotify.com/embed/playlist/5EzDhyNZuO6kuUABHwbZgH',
  ],
  ['audio', 'spotify:user:konzerthaus', 'https://open.spotify.com/embed/user/konzerthaus'],
  [
    'audio',
    'https://soundcloud.com/berlinphil/mahler-5-adagietto?si=ab&utm_source=clipboard',
    'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fberlinphil%2Fmahler-5-adagietto&visual=false&hide_related=true&show_comments=false',
  ],
  [
    'audio',
    'https://m.soundcloud.com/berlinphil/mahler-5/s-AbC12',
    'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fberlinphil%2Fmahler-5%2Fs-AbC12&visual=false&hide_related=true&show_comments=false',
  ],
  [
    'audio',
    'https://soundcloud.com/berlinphil/sets/mahler-5/s-AbC12',
    'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fberlinphil%2Fsets%2Fmahler-5%2Fs-AbC12&visual=false&hide_related=true&show_comments=false',
  ],
  [
    'audio',
    'https://soundcloud.com/berlinphil',
    'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fberlinphil&visual=false&hide_related=true&show_comments=false',
  ],
  [
    'audio',
    'https://soundcloud.com/berlinphil/tracks',
    'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fberlinphil&visual=false&hide_related=true&show_comments=false',
  ],
  [
    'audio',
    'https://api.soundcloud.com/playlists/1234567',
    'https://w.soundcloud.com/player/?url=https%3A%2F%2Fapi.soundcloud.com%2Fplaylists%2F1234567&visual=false&hide_related=true&show_comments=false',
  ],
  [
    'audio',
    'https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/users/1234567',
    'https://w.soundcloud.com/player/?url=https%3A%2F%2Fapi.soundcloud.com%2Fusers%2F1234567&visual=false&hide_related=true&show_comments=false',
  ],
  [
    'audio',
    'https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/tracks/34019569%3Fsecret_token%3Ds-AbC12&color=%23ff5500',
    'https://w.soundcloud.com/player/?url=https%3A%2F%2Fapi.soundcloud.com%2Ftracks%2F34019569%3Fsecret_token%3Ds-AbC12&visual=false&hide_related=true&show_comments=false',
  ],
  ['audio', 'https://app.idagio.com/recordings/17372347', 'https://app.idagio.com/embed/recordings/17372347'],
  [
    'audio',
    'https://app.idagio.com/en-US/playlists/abend-musik',
    'https://app.idagio.com/embed/playlists/abend-musik',
  ],
  ['audio', 'https://www.idagio.com/works/12870069', 'https://app.idagio.com/embed/works/12870069'],
  [
    'audio',
    'https://hausgespraech.podigee.io/',
    'https://player.podigee-cdn.net/podcast-player/podigee-podcast-player.html?configuration=https%3A%2F%2Fhausgespraech.podigee.io%2Fembed%3Fcontext%3Dexternal',
  ],
  [
    'audio',
    'https://hausgespraech.podigee.io/s2e12-die-orgel',
    'https://player.podigee-cdn.net/podcast-player/podigee-podcast-player.html?configuration=https%3A%2F%2Fhausgespraech.podigee.io%2Fs2e12-die-orgel%2Fembed%3Fcontext%3Dexternal',
  ],
  [
    'audio',
    'https://hausgespraech.podigee.io/t1-worum-es-geht',
    'https://player.podigee-cdn.net/podcast-player/podigee-podcast-player.html?configuration=https%3A%2F%2Fhausgespraech.podigee.io%2Ft1-worum-es-geht%2Fembed%3Fcontext%3Dexternal',
  ],
  [
    'viewer',
    'https://www.issuu.com/konzerthaus/docs/saison_26-27?fr=sYWJj',
    'https://e.issuu.com/embed.html?d=saison_26-27&u=konzerthaus',
  ],
  [
    'viewer',
    'https://issuu.com/konzerthaus/docs/saison_26-27/12',
    'https://e.issuu.com/embed.html?d=saison_26-27&u=konzerthaus',
  ],
  [
    'viewer',
    'https://e.issuu.com/anonymous-embed.html?u=konzerthaus&d=saison_26-27&pageNumber=4',
    'https://e.issuu.com/embed.html?d=saison_26-27&u=konzerthaus',
  ],
  [
    'viewer',
    'https://www.yumpu.com/embed/view/lgjvMHH2ugIUSzdL',
    'https://www.yumpu.com/en/embed/view/lgjvMHH2ugIUSzdL',
  ],
  [
    'viewer',
    'https://www.yumpu.com/xx/embed/view/lgjvMHH2ugIUSzdL/saison',
    'https://www.yumpu.com/xx/embed/view/lgjvMHH2ugIUSzdL',
  ],
  [
    'viewer',
    'https://indd.adobe.com/view/0E8F250A-9DAF-4C8F-A138-422443A0DB7E?startpage=3',
    'https://indd.adobe.com/embed/0e8f250a-9daf-4c8f-a138-422443a0db7e?startpage=1&allowFullscreen=true',
  ],
  [
    'viewer',
    'https://indd.adobe.com/view/publication/0e8f250a-9daf-4c8f-a138-422443a0db7e/1/publication-web-resources/html/a.html',
    'https://indd.adobe.com/embed/0e8f250a-9daf-4c8f-a138-422443a0db7e?startpage=1&allowFullscreen=true',
  ],
  [
    'social',
    'https://www.instagram.com/konzerthaus/p/CxYz12_abcd/',
    'https://www.instagram.com/p/CxYz12_abcd/embed/',
  ],
  [
    'social',
    'https://www.instagram.com/tv/CxYz12_abcd/',
    'https://www.instagram.com/reel/CxYz12_abcd/embed/',
  ],
  [
    'social',
    'https://www.instagram.com/reels/CxYz12_abcd/',
    'https://www.instagram.com/reel/CxYz12_abcd/embed/',
  ],
  ['social', 'https://instagr.am/p/CxYz12_abcd', 'https://www.instagram.com/p/CxYz12_abcd/embed/'],
  ['social', 'https://www.instagram.com/konzert.haus/', 'https://www.instagram.com/konzert.haus/embed/'],
  [
    'social',
    'https://mobile.twitter.com/haus/status/1799999999999999999?s=20',
    'https://platform.twitter.com/embed/Tweet.html?id=1799999999999999999&dnt=true',
  ],
  [
    'social',
    'https://x.com/haus/status/1799999999999999999/photo/1',
    'https://platform.twitter.com/embed/Tweet.html?id=1799999999999999999&dnt=true',
  ],
  [
    'social',
    'https://twitter.com/haus/statuses/1799999999999999999',
    'https://platform.twitter.com/embed/Tweet.html?id=1799999999999999999&dnt=true',
  ],
  [
    'social',
    'https://x.com/i/web/status/1799999999999999999',
    'https://platform.twitter.com/embed/Tweet.html?id=1799999999999999999&dnt=true',
  ],
  [
    'social',
    'https://platform.twitter.com/embed/Tweet.html?id=1799999999999999999',
    'https://platform.twitter.com/embed/Tweet.html?id=1799999999999999999&dnt=true',
  ],
  [
    'social',
    'https://www.tiktok.com/@haus/photo/7234567890123456789?lang=de',
    'https://www.tiktok.com/embed/v2/7234567890123456789',
  ],
  [
    'social',
    'https://m.tiktok.com/v/7234567890123456789.html',
    'https://www.tiktok.com/embed/v2/7234567890123456789',
  ],
  [
    'social',
    'https://www.tiktok.com/player/v1/7234567890123456789?controls=1',
    'https://www.tiktok.com/embed/v2/7234567890123456789',
  ],
  [
    'social',
    'https://www.tiktok.com/embed/7234567890123456789',
    'https://www.tiktok.com/embed/v2/7234567890123456789',
  ],
  [
    'social',
    'https://www.tiktok.com/share/video/7234567890123456789',
    'https://www.tiktok.com/embed/v2/7234567890123456789',
  ],
  ['social', 'https://www.tiktok.com/@haus.am.platz', 'https://www.tiktok.com/embed/@haus.am.platz'],
  [
    'social',
    'https://www.facebook.com/konzerthaus',
    'https://www.facebook.com/plugins/page.php?href=https%3A%2F%2Fwww.facebook.com%2Fkonzerthaus&tabs=timeline&width=500&height=640',
  ],
  [
    'social',
    'https://de-de.facebook.com/konzerthaus/photos',
    'https://www.facebook.com/plugins/page.php?href=https%3A%2F%2Fwww.facebook.com%2Fkonzerthaus&tabs=timeline&width=500&height=640',
  ],
  [
    'social',
    'https://www.facebook.com/profile.php?id=61550000000000',
    'https://www.facebook.com/plugins/page.php?href=https%3A%2F%2Fwww.facebook.com%2Fprofile.php%3Fid%3D61550000000000&tabs=timeline&width=500&height=640',
  ],
  [
    'social',
    'https://www.facebook.com/people/Konzerthaus/61550000000000/',
    'https://www.facebook.com/plugins/page.php?href=https%3A%2F%2Fwww.facebook.com%2Fprofile.php%3Fid%3D61550000000000&tabs=timeline&width=500&height=640',
  ],
  [
    'social',
    'https://www.facebook.com/pages/Konzerthaus/123456789012',
    'https://www.facebook.com/plugins/page.php?href=https%3A%2F%2Fwww.facebook.com%2Fprofile.php%3Fid%3D123456789012&tabs=timeline&width=500&height=640',
  ],
  [
    'social',
    'https://www.facebook.com/p/Konzerthaus-Morgenstern-61550000000000/',
    'https://www.facebook.com/plugins/page.php?href=https%3A%2F%2Fwww.facebook.com%2Fprofile.php%3Fid%3D61550000000000&tabs=timeline&width=500&height=640',
  ],
  [
    'social',
    '<iframe src="https://www.facebook.com/plugins/page.php?href=https%3A%2F%2Fwww.facebook.com%2Fkonzerthaus&tabs=timeline&width=340&height=500" width="340"></iframe>',
    'https://www.facebook.com/plugins/page.php?href=https%3A%2F%2Fwww.facebook.com%2Fkonzerthaus&tabs=timeline&width=500&height=640',
  ],
  [
    'social',
    'https://m.facebook.com/konzerthaus/posts/offene-probe/1234567890',
    'https://www.facebook.com/plugins/post.php?href=https%3A%2F%2Fwww.facebook.com%2Fkonzerthaus%2Fposts%2F1234567890&show_text=true',
  ],
  [
    'social',
    'https://m.facebook.com/story.php?story_fbid=1234567890&id=9876543210',
    'https://www.facebook.com/plugins/post.php?href=https%3A%2F%2Fwww.facebook.com%2Fpermalink.php%3Fstory_fbid%3D1234567890%26id%3D9876543210&show_text=true',
  ],
  [
    'social',
    'https://www.facebook.com/photo/?fbid=1234567890&set=a.1',
    'https://www.facebook.com/plugins/post.php?href=https%3A%2F%2Fwww.facebook.com%2Fphoto.php%3Ffbid%3D1234567890&show_text=true',
  ],
  [
    'social',
    'https://www.facebook.com/konzerthaus/photos/a.100/1234567890/',
    'https://www.facebook.com/plugins/post.php?href=https%3A%2F%2Fwww.facebook.com%2Fphoto.php%3Ffbid%3D1234567890&show_text=true',
  ],
  [
    'social',
    'https://www.facebook.com/watch/?v=1234567890&ref=sharing',
    'https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Fwww.facebook.com%2Fwatch%2F%3Fv%3D1234567890&show_text=false',
  ],
  [
    'social',
    'https://www.facebook.com/watch/live/?v=1234567890',
    'https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Fwww.facebook.com%2Fwatch%2F%3Fv%3D1234567890&show_text=false',
  ],
  [
    'social',
    'https://www.facebook.com/konzerthaus/videos/offene-probe/1234567890/',
    'https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Fwww.facebook.com%2Fkonzerthaus%2Fvideos%2F1234567890&show_text=false',
  ],
  [
    'social',
    'https://www.facebook.com/reel/1234567890',
    'https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Fwww.facebook.com%2Freel%2F1234567890&show_text=false',
  ],
]

/**
 * Addresses of allowed providers that their players cannot play: they are refused, and alternatives are suggested.
 */
export const unplayableAddresses: [kind: EmbedKind, pasted: string][] = [
  ['video', 'https://www.youtube.com/@konzerthaus'],
  ['video', 'https://www.youtube.com/results?search_query=mahler'],
  ['video', 'https://vimeo.com/konzerthaus'],
  ['video', 'https://vimeo.com/showcase/11223344'],
  ['audio', 'https://open.spotify.com/search/mahler'],
  ['audio', 'https://open.spotify.com/track/short'],
  ['audio', 'spotify:search:mahler'],
  ['audio', 'https://soundcloud.com/discover'],
  ['audio', 'https://www.idagio.com/'],
  ['audio', 'https://www.podigee.com/de'],
  ['viewer', 'https://issuu.com/konzerthaus'],
  ['viewer', 'https://www.yumpu.com/de/document/view/65762197/saison'],
  ['viewer', 'https://indd.adobe.com/'],
  ['social', 'https://www.instagram.com/stories/haus/3141592653589793238/'],
  ['social', 'https://www.instagram.com/explore/'],
  ['social', 'https://x.com/konzerthaus'],
  ['social', 'https://www.tiktok.com/tag/orgel'],
  ['social', 'https://www.facebook.com/events/1234567890'],
  ['social', 'https://www.facebook.com/groups/orgelfreunde'],
  ['social', 'https://www.facebook.com/login.php?next=a'],
]

/** Short links, by the name of their provider. */
export const shortLinks: [provider: string, pasted: string][] = [
  ['TikTok', 'https://vm.tiktok.com/ZMFHvt5aj/'],
  ['TikTok', ' https://vt.tiktok.com/ZSTD5bW7 '],
  ['TikTok', 'https://www.tiktok.com/t/ZP8S1XT2f/'],
  ['Spotify', 'https://spotify.link/AbCdEfGhIj'],
  ['SoundCloud', 'https://on.soundcloud.com/TofwycUwUog5uSFD8'],
  ['Facebook', 'https://fb.watch/aBcDeF12_3/'],
  ['Facebook', 'https://www.facebook.com/share/v/1AbCdEfGhI/'],
  ['Facebook', 'https://www.facebook.com/share/1AbCdEfGhI/'],
  ['Instagram', 'https://www.instagram.com/share/reel/BAbCdEfGhI'],
]
