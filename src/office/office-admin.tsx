import { useMemo } from 'react'
import { Admin, CustomRoutes, localStorageStore, Resource } from 'react-admin'
import { Navigate, Route } from 'react-router'
import { useLanguage } from '#i18n/language-context.tsx'
import { createDataProvider } from './data/data-provider.ts'
import { resources } from './data/resources.ts'
import { EntryList } from './entries/entry-list.tsx'
import { EntryPage } from './entries/entry-page.tsx'
import { FormCreate } from './forms/form-create.tsx'
import { FormEdit } from './forms/form-edit.tsx'
import { FormList } from './forms/form-list.tsx'
import { NoRight } from './frame/no-right.tsx'
import { OfficeLayout } from './frame/office-layout.tsx'
import { MediaList } from './media/media-list.tsx'
import { MediaPage } from './media/media-page.tsx'
import { UploadsProvider } from './media/uploads-context.tsx'
import { i18nProviders } from './messages/i18n-provider.ts'
import { PersonalData } from './personal-data/personal-data.tsx'
import { createAuthProvider } from './session/auth-provider.ts'
import { createCall } from './session/calls.ts'
import { useSignIn } from './session/sign-in-context.ts'
import { SignInDialog } from './session/sign-in-dialog.tsx'
import { CallContext } from './session/use-call.ts'
import { useStart } from './start-context.ts'
import { officeThemes } from './theme/office-theme.ts'
import { useSiteTheme } from './theme/use-site-theme.ts'

const store = localStorageStore('1', 'office')

/** The records that staff manage, and the pages for them. */
export function OfficeAdmin() {
  const language = useLanguage()
  const start = useStart()
  const { request, signInAgain } = useSignIn()
  const { isDark } = useSiteTheme()
  const { mayManageRecords } = start
  const entrance = mayManageRecords ? resources.forms.name : resources.media.name
  const call = useMemo(() => createCall(language, signInAgain), [language, signInAgain])
  const dataProvider = useMemo(() => createDataProvider(call), [call])
  const authProvider = useMemo(() => createAuthProvider(start), [start])
  return (
    <CallContext value={call}>
      <UploadsProvider>
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
          <Resource name={resources.media.name} list={MediaList} edit={MediaPage} />
          <CustomRoutes>
            <Route path="/" element={<Navigate to={`/${entrance}`} replace />} />
            {mayManageRecords && <Route path="/personal-data" element={<PersonalData />} />}
            {!mayManageRecords && <Route path="*" element={<NoRight />} />}
          </CustomRoutes>
        </Admin>
      </UploadsProvider>
      {request && <SignInDialog {...request} />}
    </CallContext>
  )
}
