import type { BlockExamples } from '../block-examples.ts'

export default {
  title: 'Quote',
  intro: 'A sentence that stands for itself, with who said it.',
  examples: [
    {
      name: 'With its author',
      block: (language) => ({
        type: 'quote',
        fields: {
          content:
            language === 'de'
              ? 'Die Stille vor dem ersten Ton gehört schon zum Stück.'
              : 'The silence before the first note is part of the piece.',
          author: language === 'de' ? 'Hausspruch am Bühneneingang' : 'Words above the stage door',
        },
      }),
    },
    {
      name: 'In another language',
      block: () => ({
        type: 'quote',
        fields: { content: 'Musica laetitiae comes, medicina dolorum.', language: 'la' },
      }),
    },
    {
      name: 'Long, without an author',
      block: (language) => ({
        type: 'quote',
        fields: {
          content:
            language === 'de'
              ? 'Wer eine Orgel mit fünftausendzweihundert Pfeifen stimmt, lernt zweierlei: Geduld, und dass die Donaudampfschifffahrtsgesellschaftskapitänskajüte kein Ort für eine Orgel wäre.'
              : 'Whoever tunes an organ with five thousand two hundred pipes learns two things: timeout, and that a building breathes. In winter it breathes in, and the reeds go sharp before anybody has touched a key.',
        },
      }),
    },
  ],
} satisfies BlockExamples
