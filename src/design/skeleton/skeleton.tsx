import { useMessages } from '#i18n/language-context.tsx'
import styles from './skeleton.module.css'

/**
 * The outline of what is still loading: rows of a list, lines of text, or a picture. Pulses slowly, and stands still
 * under reduced motion.
 */
export function Skeleton({ kind, count = 3 }: { kind: 'rows' | 'text' | 'picture'; count?: number }) {
  const messages = useMessages()
  return (
    <output className={styles.skeleton} data-kind={kind}>
      <span className="visually-hidden">{messages.parts.loading}</span>
      {Array.from({ length: kind === 'picture' ? 1 : count }, (_, index) => (
        <span key={index} className={styles.piece} aria-hidden="true">
          {kind === 'rows' && (
            <>
              <i />
              <i />
              <i />
            </>
          )}
        </span>
      ))}
    </output>
  )
}
