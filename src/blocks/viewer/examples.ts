import type { BlockExamples } from '../block-examples.ts'

export default {
  title: 'Viewer',
  intro: 'A magazine or a brochure to leaf through, on Issuu, Yumpu or from InDesign.',
  examples: [
    {
      name: 'Magazine',
      block: () => ({
        type: 'viewer',
        fields: { embed: 'https://issuu.com/concerthall/docs/saison_2026-27', media_type: 'magazine' },
      }),
    },
    {
      name: 'Brochure from InDesign',
      block: () => ({
        type: 'viewer',
        fields: {
          embed: 'https://indd.adobe.com/view/0e8f250a-9daf-4c8f-a138-422443a0db7e',
          media_type: 'brochure',
        },
      }),
    },
  ],
} satisfies BlockExamples
