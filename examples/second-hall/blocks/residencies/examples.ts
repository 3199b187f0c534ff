import type { BlockExamples } from 'concert-hall/house/block'

export default {
  title: 'Residencies',
  intro: 'Who is working in the hall.',
  examples: [
    {
      name: 'Two',
      block: (language) => ({
        type: 'residencies',
        fields: { headline: language === 'de' ? 'Wer gerade hier arbeitet' : 'Who is working here' },
      }),
      data: () => ({
        residencies: [
          { id: 1, title: 'Seidenpapier', begins: '2026-09-01', ends: null, text: '' },
          { id: 2, title: 'Fugen', begins: '2026-10-01', ends: '2027-02-28', text: 'Bach, am Stück.' },
        ],
      }),
    },
  ],
} satisfies BlockExamples
