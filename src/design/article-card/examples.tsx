import { inWords, type PartExamples } from '../examples.ts'
import styles from '../examples.module.css'
import type { Language } from '#i18n/languages.ts'
import { ArticleCard, type ShownArticle } from './article-card.tsx'

export default {
  title: 'Article card',
  examples: [
    {
      name: 'In a list',
      render: (language) => (
        <div className={styles.narrow}>
          <ArticleCard article={article(language)} />
        </div>
      ),
    },
    {
      name: 'Leading, its picture with credits',
      render: (language) => (
        <ArticleCard
          article={{
            ...article(language),
            picture: {
              ...article(language).picture,
              caption: inWords(language, 'Der Große Saal bei Nacht', 'The Great Hall at night'),
              copyright: inWords(language, 'Hausarchiv', 'House archive'),
            },
          }}
          isLeading
        />
      ),
    },
    {
      name: 'Something to hear',
      render: (language) => (
        <div className={styles.narrow}>
          <ArticleCard
            article={{
              ...article(language),
              category: { id: 2, name: inWords(language, 'Hören', 'Listen'), icon: 'headphone' },
              recording: {
                kind: 'audio',
                src: `/media/${'a'.repeat(32)}-3100000-xx/saal.mp3`,
                mime_type: 'audio/mpeg',
                byte_size: 3_100_000,
                duration_ms: 720_000,
                caption: null,
                copyright: null,
              },
            }}
          />
        </div>
      ),
    },
    {
      name: 'Hardly anything known',
      render: (language) => (
        <div className={styles.narrow}>
          <ArticleCard
            article={{ ...article(language), category: null, reading_minutes: null, teaser: null }}
          />
        </div>
      ),
    },
  ],
} satisfies PartExamples

function article(language: Language): ShownArticle {
  return {
    id: 1,
    slug: 'leerer-saal',
    title: inWords(language, 'Wie klingt ein leerer Saal?', 'What does an empty hall sound like?'),
    teaser: inWords(
      language,
      'Eine Nacht mit 1.840 unbesetzten Stühlen und einem Sinuston, den man nicht hört, sondern mit den Knien merkt.',
      'A night with 1,840 empty chairs and a sine wave that one does not hear but notices with one’s knees.',
    ),
    category: { id: 1, name: inWords(language, 'Lesen', 'Read'), icon: 'book' },
    author: null,
    reading_minutes: 9,
    published_at: '2026-10-01T08:00:00.000Z',
    picture: {
      src: null,
      seed: 'styleguide-hall',
      ground: 'stone',
      alt: null,
      caption: null,
      copyright: null,
    },
    recording: null,
    tags: [],
  }
}
