import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { useEffect, useMemo, useState } from 'react'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { keepInterfaceLanguage, readInterfaceLanguage } from '#i18n/interface-language.ts'
import { LanguageProvider } from '#i18n/language-context.tsx'
import type { Language } from '#i18n/languages.ts'
import { LanguageChoiceContext } from './frame/language-choice.ts'
import { OfficeAdmin } from './office-admin.tsx'
import { createSignInAgain, type SignInRequest } from '#site/sign-in-again/ask-to-sign-in.ts'
import { SignInContext } from './session/sign-in-context.ts'
import type { OfficeStart } from './start-data.ts'
import { StartContext } from './start-context.ts'

/**
 * The whole back office. It uses a data router, because only that can block a navigation away from unsaved changes.
 */
export function Office({ start }: { start: OfficeStart }) {
  const [language, setLanguage] = useState(() => readInterfaceLanguage(start.language))
  const [signIn, setSignIn] = useState<SignInRequest | null>(null)
  const [signInAgain] = useState(() => createSignInAgain(setSignIn))
  const [styles] = useState(() => createCache({ key: 'office', nonce: start.nonce }))
  const [router] = useState(() =>
    createBrowserRouter([{ path: '*', element: <OfficeAdmin /> }], { basename: '/admin' }),
  )
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  const choice = useMemo(
    () => ({
      choose: (next: Language) => {
        keepInterfaceLanguage(next)
        setLanguage(next)
      },
    }),
    [],
  )
  const session = useMemo(() => ({ request: signIn, signInAgain }), [signIn, signInAgain])
  return (
    <CacheProvider value={styles}>
      <LanguageProvider language={language}>
        <StartContext value={start}>
          <LanguageChoiceContext value={choice}>
            <SignInContext value={session}>
              <RouterProvider router={router} />
            </SignInContext>
          </LanguageChoiceContext>
        </StartContext>
      </LanguageProvider>
    </CacheProvider>
  )
}
