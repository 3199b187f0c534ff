import { inWords, type PartExamples } from '../examples.ts'
import styles from '../examples.module.css'
import ExternalMedia, { type ExternalSource } from './external-media.island.tsx'

const source: ExternalSource = {
  player: 'https://player.vimeo.com/video/76979871?dnt=1',
  original: 'https://vimeo.com/76979871',
  provider: { name: 'Vimeo', company: 'Vimeo.com, Inc.', origin: 'https://player.vimeo.com' },
  shape: { ratio: '16 / 9' },
}

export default {
  title: 'External media',
  intro:
    'What another site holds, behind consent: nothing is asked of it before the visitor wishes it. The room is the same before and after.',
  examples: [
    {
      name: 'Video with a figure',
      render: (language) => (
        <div className={styles.plate}>
          <ExternalMedia
            source={source}
            service="video"
            title={inWords(language, 'Gespräch vor dem Konzert', 'A talk before the concert')}
            length="12:40"
            picture={{ src: null, seed: 'external-media', ground: 'prussian', alt: null }}
          />
        </div>
      ),
    },
    {
      name: 'Recording without a picture or a title',
      render: () => (
        <div className={styles.plate}>
          <ExternalMedia source={{ ...source, shape: { height: 152 } }} service="audio" />
        </div>
      ),
    },
  ],
} satisfies PartExamples
