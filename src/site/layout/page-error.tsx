import { Component, useEffect, useState, type ReactNode } from 'react'
import { latePart, loadParts } from '#design/late-part/late-part.tsx'
import { useLanguage, useMessages } from '#i18n/language-context.tsx'
import { Logo } from './header/logo.tsx'
import styles from './page-error.module.css'

/**
 * The error page: what happened, in a word that helps, and the way home (specification, section 2). Its words come when
 * something has gone wrong; where they can't be had, the last word stands.
 */
export function PageError() {
  const [hasFailed, setHasFailed] = useState<boolean>()
  useEffect(() => {
    void loadParts([part]).then(
      () => setHasFailed(false),
      () => setHasFailed(true),
    )
  }, [])
  return (
    <Fallback>
      <div data-parts={part}>{hasFailed ? <LastWord /> : <Explanation />}</div>
    </Fallback>
  )
}

const part = 'page-error'
const Explanation = latePart<object>(part, async () => (await import('./error-explanation.tsx')).Explanation)

/** When even the error page fails, this is left: a sentence and a link, made of nothing that could fail again. */
class Fallback extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    return this.state.isBroken ? <LastWord /> : this.props.children
  }
}

function LastWord() {
  const { error } = useMessages()
  const language = useLanguage()
  return (
    <div className={`wrap ${styles.error}`}>
      <Logo />
      <p className={styles.message}>{error.broken}</p>
      <p>
        <a href={`/${language}`}>{error.toHome}</a>
      </p>
    </div>
  )
}
