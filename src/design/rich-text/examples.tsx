import { inWords, type PartExamples } from '../examples.ts'
import { readRichText } from './read-rich-text.ts'
import { RichText } from './rich-text.tsx'

const text = (words: string, ...marks: unknown[]) => ({ type: 'text', text: words, marks })
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content })
const link = (href: string, newWindow = false) => ({ type: 'link', attrs: { href, newWindow } })

export default {
  title: 'Rich text',
  examples: [
    {
      name: 'All marks',
      render: (language) => (
        <RichText
          document={readRichText({
            type: 'doc',
            content: [
              paragraph(
                text(inWords(language, 'Fünf Sätze, von denen ', 'Five movements, of which ')),
                text(inWords(language, 'keiner', 'none'), { type: 'bold' }),
                text(inWords(language, ' dem anderen glaubt: ', ' believes the other: ')),
                text('Trauermarsch, Scherzo, Adagietto', { type: 'italic' }),
                text('. '),
                text(inWords(language, 'Zum Saal', 'About the hall'), link('#rich-text-all-marks')),
                text(' · '),
                text('imslp.org', link('https://imslp.org/', true)),
              ),
              paragraph(
                text(
                  inWords(
                    language,
                    'Und dann, als stünde die Zeit still, Harfe und Streicher allein.',
                    'And then, as if time stood still, harp and strings alone.',
                  ),
                ),
              ),
              {
                type: 'bulletList',
                content: [
                  {
                    type: 'listItem',
                    content: [paragraph(text(inWords(language, 'Einführung', 'Introduction')))],
                  },
                  { type: 'listItem', content: [paragraph(text(inWords(language, 'Konzert', 'Concert')))] },
                ],
              },
              {
                type: 'paragraph',
                attrs: { textAlign: 'center' },
                content: [text(inWords(language, 'In der Mitte', 'In the middle'))],
              },
            ],
          })}
        />
      ),
    },
  ],
} satisfies PartExamples
