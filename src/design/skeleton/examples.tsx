import type { PartExamples } from '../examples.ts'
import styles from '../examples.module.css'
import { Skeleton } from './skeleton.tsx'

export default {
  title: 'Skeleton',
  examples: [
    { name: 'Rows', render: () => <Skeleton kind="rows" count={2} /> },
    { name: 'Text', render: () => <Skeleton kind="text" count={4} /> },
    {
      name: 'Picture',
      render: () => (
        <div className={styles.narrow}>
          <Skeleton kind="picture" />
        </div>
      ),
    },
  ],
} satisfies PartExamples
