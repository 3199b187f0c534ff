import { useLocation, useNavigate } from 'react-router'
import { useWords } from '#i18n/language-context.tsx'
import { programmeWords } from '#i18n/lazy/programme.ts'
import styles from './programme-page.module.css'

/** Says that the list is not the one that was asked for, and tries again in place; at the foot of the screen, wherever one is. */
export function LoadFailure() {
  const programme = useWords(programmeWords)
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return (
    <div className={styles.failure} role="alert">
      {programme.failed}{' '}
      <button
        type="button"
        onClick={() => void navigate(pathname + search, { replace: true, state: { isGliding: true } })}
      >
        {programme.again}
      </button>
    </div>
  )
}
