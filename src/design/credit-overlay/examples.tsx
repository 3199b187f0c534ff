import { inWords, type PartExamples } from '../examples.ts'
import styles from '../examples.module.css'
import { Picture } from '../picture/picture.tsx'
import { CreditOverlay } from './credit-overlay.tsx'

export default {
  title: 'Credit overlay',
  intro: 'Caption and copyright over a picture, behind a small ©. A plain disclosure where no script runs.',
  examples: [
    {
      name: 'On a picture',
      render: (language) => (
        <div className={styles.plate}>
          <Picture
            picture={{ src: null, seed: 'styleguide-credits', ground: 'prussian', alt: null }}
            sizes="480px"
          />
          <CreditOverlay
            caption={inWords(
              language,
              'Sand auf einer quadratischen Platte, gestrichen auf dem Ton d',
              'Sand on a square plate, bowed on the note D',
            )}
            copyright={inWords(language, 'Hausarchiv', 'House archive')}
          />
        </div>
      ),
    },
  ],
} satisfies PartExamples
