import type { BlockExamples } from '../block-examples.ts'

export default {
  title: 'Starmate',
  intro: 'What the house has made with its partner Starmate.',
  examples: [
    {
      name: 'By its id',
      block: () => ({
        type: 'starmate',
        fields: { embed: 'https://embed.starmate.io/player', id: 'mahler-5' },
      }),
    },
  ],
} satisfies BlockExamples
