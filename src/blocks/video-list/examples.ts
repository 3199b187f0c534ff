import type { BlockExamples } from '../block-examples.ts'

export default {
  title: 'Video list',
  intro: 'Films beside each other, each fetched only for those who wish it.',
  examples: [
    {
      name: 'Three films',
      block: (language) => {
        const isGerman = language === 'de'
        const film = (seed: string, video_url: string, title: string, length: string, content: string) => ({
          type: 'video-item',
          fields: { image: `figure:${seed}`, image_alt: '', video_url, title, length, content },
        })
        return {
          type: 'video-list',
          fields: { anchor: '' },
          children: [
            film(
              'hinter-der-buehne',
              'https://www.youtube.com/watch?v=jNQXAC9IVRw',
              isGerman ? 'Hinter der Bühne' : 'Backstage',
              '3:40',
              isGerman ? 'Eine Stunde vor dem Einlass.' : 'One hour before the doors open.',
            ),
            film(
              'wie-ein-fluegel-umzieht',
              'https://vimeo.com/76979871',
              isGerman ? 'Wie ein Konzertflügel umzieht' : 'How a concert grand moves house',
              '11:05',
              isGerman
                ? '480 Kilogramm, drei Türen, eine Treppe.'
                : '480 kilograms, three doors, one staircase.',
            ),
            film(
              'stille',
              'https://youtu.be/jNQXAC9IVRw',
              isGerman ? 'Vier Minuten Stille' : 'Four silent minutes',
              '4:33',
              '',
            ),
          ],
        }
      },
    },
  ],
} satisfies BlockExamples
