import type { BlockExamples } from '../block-examples.ts'

export default {
  title: 'Video',
  intro:
    'A film of the media library, or one on YouTube or Vimeo. Nothing is fetched from there before the visitor wishes it.',
  examples: [
    {
      name: 'With a figure',
      block: (language) => ({
        type: 'video',
        fields: {
          image: 'figure:probenbesuch',
          video_url: 'https://www.youtube.com/watch?v=jNQXAC9IVRw',
          title: language === 'de' ? 'Probenbesuch: Mahlers Fünfte' : 'At a rehearsal: Mahler’s Fifth',
          length: '8:24',
          anchor: '',
        },
      }),
    },
    {
      name: 'A film of the media library',
      links: { 'media:6': `/media/${'b'.repeat(32)}-1200000-xx/platte.mp4` },
      block: (language) => ({
        type: 'video',
        fields: {
          file: 'media:6',
          title: language === 'de' ? 'Eine Platte und ihr Sand' : 'A plate and its sand',
        },
      }),
    },
    {
      name: 'Without a picture, pasted as a code',
      block: (language) => ({
        type: 'video',
        fields: {
          video_url:
            '<iframe src="https://player.vimeo.com/video/76979871?h=8272103f6e&amp;badge=0" width="640" height="360"></iframe>',
          title:
            language === 'de'
              ? 'Instrumentenkunde für Neugierige: Wie die Kontrabassklarinette in das Orchester kam'
              : 'Instruments for the curious: how the contrabass clarinet came into the orchestra',
        },
      }),
    },
    {
      name: 'Picture is gone, no title',
      block: () => ({
        type: 'video',
        fields: { image: 'media:404', image_alt: '', video_url: 'https://youtu.be/jNQXAC9IVRw' },
      }),
    },
  ],
} satisfies BlockExamples
