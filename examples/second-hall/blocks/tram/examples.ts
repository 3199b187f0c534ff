import type { BlockExamples } from 'concert-hall/house/block'

export default {
  title: 'Tram',
  intro: 'How to get here by one line.',
  examples: [
    {
      name: 'With all that it can say',
      block: (language) => ({
        type: 'tram',
        fields: {
          line: '13',
          stop: 'Papierwerk',
          duration: language === 'de' ? '12 Minuten ab Hauptbahnhof' : '12 minutes from the main station',
          text: language === 'de' ? 'Die Haltestelle hat einen Lift.' : 'The stop has a lift.',
        },
      }),
    },
    {
      name: 'Only line and stop',
      block: () => ({ type: 'tram', fields: { line: '8', stop: 'Kalanderweg' } }),
    },
  ],
} satisfies BlockExamples
