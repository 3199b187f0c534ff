import { inWords, type PartExamples } from '../examples.ts'
import styles from '../examples.module.css'
import { Picture } from '../picture/picture.tsx'
import { FigureCaption } from './figure-caption.tsx'

const picture = { src: null, seed: 'styleguide-caption', ground: 'bottle', alt: null }

export default {
  title: 'Figure caption',
  examples: [
    {
      name: 'Caption and copyright',
      render: (language) => (
        <figure className={styles.plate}>
          <Picture picture={picture} sizes="480px" />
          <FigureCaption
            caption={inWords(language, 'Eine Platte, mit dem Bogen gestrichen', 'A plate, bowed at its edge')}
            copyright={inWords(language, 'Hausarchiv', '© House archive')}
          />
        </figure>
      ),
    },
    {
      name: 'Copyright alone',
      render: (language) => (
        <figure className={styles.plate}>
          <Picture picture={{ ...picture, ground: 'stone' }} sizes="480px" />
          <FigureCaption caption={null} copyright={inWords(language, 'Hausarchiv', 'House archive')} />
        </figure>
      ),
    },
  ],
} satisfies PartExamples
