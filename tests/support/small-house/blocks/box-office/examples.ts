import type { BlockExamples } from 'concert-hall/house/block'

export default {
  title: 'Box office',
  examples: [
    {
      name: 'With a headline',
      block: (language) => ({
        type: 'box-office',
        fields: { headline: language === 'de' ? 'Die Kasse' : 'The box office', image: 'figure:till' },
      }),
      data: () => ({ events: [] }),
    },
  ],
} satisfies BlockExamples
