import type { PartExamples } from '../examples.ts'
import styles from '../examples.module.css'
import { Picture } from './picture.tsx'

const grounds = ['prussian', 'bottle', 'yolk', 'plum', 'vermilion', 'stone']

export default {
  title: 'Picture',
  intro: 'A photograph, or the figure that stands for it: same seed and ground, same figure.',
  examples: grounds.map((ground) => ({
    name: `Figure on ${ground}`,
    render: () => (
      <div className={styles.plate}>
        <Picture picture={{ src: null, seed: `styleguide-${ground}`, ground, alt: null }} sizes="480px" />
      </div>
    ),
  })),
} satisfies PartExamples
