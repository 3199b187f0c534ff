import { useEffect, useReducer } from 'react'
import styles from './progress-bar.module.css'
import { nextProgress, timeOf } from './progress-state.ts'

/**
 * A line along the top of the screen while a page is on its way. How far it has come is made up: nobody knows. Says
 * nothing to screen readers, which hear of the page itself.
 */
export function ProgressBar({ isBusy }: { isBusy: boolean }) {
  const [phase, send] = useReducer(nextProgress, 'idle')
  useEffect(() => send(isBusy ? 'busy' : 'ready'), [isBusy])
  useEffect(() => {
    const time = timeOf(phase)
    if (time === null) return undefined
    const timer = setTimeout(() => send('time'), time)
    return () => clearTimeout(timer)
  }, [phase])
  if (phase !== 'running' && phase !== 'done') return null
  return <div className={styles.bar} data-phase={phase} aria-hidden="true" />
}
