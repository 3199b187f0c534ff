import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useLanguage } from '#i18n/language-context.tsx'
import { leavesExcludedPages } from './excluded-pages.ts'

/**
 * Has a visitor who leaves the imprint or the privacy page asked about cookies again, if there is anything to ask. All
 * that it needs is fetched then.
 */
export function useAskingAgain(): void {
  const { pathname } = useLocation()
  const language = useLanguage()
  const last = useRef(pathname)
  useEffect(() => {
    const from = last.current
    last.current = pathname
    if (leavesExcludedPages(from, pathname))
      void import('./ask-again.ts').then(({ askAgain }) => askAgain(language))
  }, [pathname, language])
}
