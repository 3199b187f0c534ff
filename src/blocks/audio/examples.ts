import type { BlockExamples } from '../block-examples.ts'

export default {
  title: 'Audio',
  intro: 'A recording or a podcast on Spotify, IDAGIO, SoundCloud or Podigee.',
  examples: [
    {
      name: 'Album',
      block: (language) => ({
        type: 'audio',
        fields: {
          embed: 'https://open.spotify.com/album/5EzDhyNZuO6kuUABHwbZgH',
          headline:
            language === 'de'
              ? 'Zum Vorhören: Schumanns Klavierkonzert'
              : 'To hear beforehand: Schumann’s piano concerto',
        },
      }),
    },
    {
      name: 'A recording of the media library',
      links: { 'media:5': `/media/${'a'.repeat(32)}-3100000-xx/probe.mp3` },
      block: (language) => ({
        type: 'audio',
        fields: {
          file: 'media:5',
          headline:
            language === 'de' ? 'Aus der Probe: Mahlers Fünfte' : 'From the rehearsal: Mahler’s Fifth',
        },
      }),
    },
    {
      name: 'Podcast, pasted as a code',
      block: (language) => ({
        type: 'audio',
        fields: {
          embed:
            '<script class="podigee-podcast-player" src="https://player.podigee-cdn.net/podcast-player/javascripts/podigee-podcast-player.js" data-configuration="https://hausgespraech.podigee.io/12-die-orgel/embed?context=external"></script>',
          headline:
            language === 'de' ? 'Hausgespräch, Folge 12: Die Orgel' : 'House talk, episode 12: the organ',
        },
      }),
    },
    {
      name: 'Track without a headline',
      block: () => ({ type: 'audio', fields: { embed: 'https://soundcloud.com/concerthall/stimmton' } }),
    },
  ],
} satisfies BlockExamples
