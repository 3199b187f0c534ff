import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { useEffect, useMemo, useState } from 'react'
import { Admin, CustomRoutes, localStorageStore, Resource } from 'react-admin'
import { createBrowserRouter, Route, RouterProvider } from 'react-router'
import '#json/zod-without-eval.ts'
import { plainlyClickedLink } from '#design/plain-click.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { de } from '#i18n/messages/de.ts'
import { en } from '#i18n/messages/en.ts'
import { speak } from '#i18n/spoken.ts'
import { createDataProvider } from './data/data-provider.ts'
import { resources } from './data/resources.ts'
import { EntryList } from './entries/entry-list.tsx'
import { EntryPage } from './entries/entry-page.tsx'
import { FormCreate } from './forms/form-create.tsx'
import { FormEdit } from './forms/form-edit.tsx'
import { FormList } from './forms/form-list.tsx'
import { NoRight } from './frame/no-right.tsx'
import { OfficeLayout } from './frame/office-layout.tsx'
import { i18nProviders } from './messages/i18n-provider.ts'
import { createAuthProvider } from './session/auth-provider.ts'
import { createCall } from './session/calls.ts'
import { useSignIn } from './session/sign-in-context.ts'
import { CallContext } from './session/use-call.ts'
import { useStart } from './start-context.ts'
import { isOlderPath } from './shell/older-paths.ts'
import { officeThemes } from './theme/office-theme.ts'
import { useSiteTheme } from './theme/use-site-theme.ts'

// The messages of the visitors' fields in the preview.
speak('de', de)
speak('en', en)

const store = localStorageStore('1', 'office')

/** The pages for forms and entries. They use a data router, because only that can block a navigation away from unsaved changes. */
export function OlderPages() {
  const { nonce } = useStart()
  const [styles] = useState(() => createCache({ key: 'office', nonce }))
  const [router] = useState(() =>
    createBrowserRouter([{ path: '*', element: <OfficeAdmin /> }], { basename: '/admin' }),
  )
  // The menu leads from one of these pages to another without a new document, so that uploads go on.
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = plainlyClickedLink(event, 'a[href^="/admin/"]')
      if (!link || !isOlderPath(link.pathname)) return
      event.preventDefault()
      void router.navigate(link.pathname.slice('/admin'.length))
    }
    addEventListener('click', follow)
    return () => removeEventListener('click', follow)
  }, [router])
  return (
    <CacheProvider value={styles}>
      <RouterProvider router={router} />
    </CacheProvider>
  )
}

/** The records that these pages manage. */
function OfficeAdmin() {
  const language = useLanguage()
  const start = useStart()
  const { signInAgain } = useSignIn()
  const { isDark } = useSiteTheme()
  const mayManageRecords = start.rights.includes('manage_records')
  const call = useMemo(() => createCall(language, signInAgain), [language, signInAgain])
  const dataProvider = useMemo(() => createDataProvider(call), [call])
  const authProvider = useMemo(() => createAuthProvider(start), [start])
  return (
    <CallContext value={call}>
      <Admin
        dataProvider={dataProvider}
        authProvider={authProvider}
        i18nProvider={i18nProviders[language]}
        layout={OfficeLayout}
        theme={isDark ? officeThemes.dark : officeThemes.light}
        darkTheme={null}
        loginPage={false}
        store={store}
        disableTelemetry
      >
        {mayManageRecords && (
          <Resource name={resources.forms.name} list={FormList} create={FormCreate} edit={FormEdit} />
        )}
        {mayManageRecords && <Resource name={resources.entries.name} list={EntryList} edit={EntryPage} />}
        <CustomRoutes>{!mayManageRecords && <Route path="*" element={<NoRight />} />}</CustomRoutes>
      </Admin>
    </CallContext>
  )
}
