import type { BlockExamples } from '../block-examples.ts'

export default {
  title: 'Video item',
  intro: 'One film of a video list, with a few words about it.',
  examples: [
    {
      name: 'With a plain sentence',
      block: (language) => ({
        type: 'video-item',
        fields: {
          image: 'figure:orgelstimmen',
          video_url: 'https://vimeo.com/76979871',
          title: language === 'de' ? 'Wie man eine Orgel stimmt' : 'How to tune an organ',
          length: '14:02',
          content:
            language === 'de'
              ? 'Zwei Menschen, 4.872 Pfeifen und eine sehr lange Nacht.'
              : 'Two people, 4,872 pipes and a very long night.',
        },
      }),
    },
  ],
} satisfies BlockExamples
