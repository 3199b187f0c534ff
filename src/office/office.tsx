import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { beginAccount, watchAccount } from '#fields/kept-by-browser/kept-entries.ts'
import { createKeptFiles } from '#fields/media-upload/kept-files.ts'
import { createUploadQueue } from '#fields/media-upload/upload-queue.ts'
import { createStaffCalls } from '#fields/staff-calls/staff-calls.ts'
import { useHouseFormats } from '#i18n/house-formats.ts'
import { keepInterfaceLanguage, readInterfaceLanguage } from '#i18n/interface-language.ts'
import { LanguageProvider } from '#i18n/language-context.tsx'
import type { Language } from '#i18n/languages.ts'
import { createSignInAgain, type SignInRequest } from '#staff/sign-in-again/ask-to-sign-in.ts'
import { fieldText } from './fields/index.ts'
import { currencyIn } from './fields/record-currency.ts'
import { OfficeUploads } from './media/office-uploads.tsx'
import { recordMessages } from './messages/records.ts'
import { RecordsContext, type Describe } from './records/records-context.ts'
import { SignInContext } from './session/sign-in-context.ts'
import { LanguageChoiceContext } from './shell/language-choice.ts'
import { PageAt } from './pages/page-at.tsx'
import { Shell } from './shell/shell.tsx'
import { leaveUnasked } from './shell/use-ask-before-leaving.ts'
import { StartContext } from './start-context.ts'
import type { OfficeStart } from './start-data.ts'

/** The whole back office: plain documents, each of which shows the page of its address. */
export function Office({ start, pathname }: { start: OfficeStart; pathname: string }) {
  const [language, setLanguage] = useState(() => readInterfaceLanguage(start.language))
  const [signIn, setSignIn] = useState<SignInRequest | null>(null)
  const { accountId: account } = start
  const [signInAgain] = useState(() => createSignInAgain(setSignIn, { account, onOther: loadAnew }))
  useEffect(() => {
    beginAccount(account, Date.now())
    return watchAccount(account, loadAnew)
  }, [account])
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
    <LanguageProvider language={language}>
      <StartContext value={start}>
        <LanguageChoiceContext value={choice}>
          <SignInContext value={session}>
            <Records {...{ language, signInAgain }} accountId={start.accountId}>
              <Shell>
                <OfficeUploads />
                <PageAt pathname={pathname} />
              </Shell>
            </Records>
          </SignInContext>
        </LanguageChoiceContext>
      </StartContext>
    </LanguageProvider>
  )
}

/** What the pages use: the calls, the uploads of this window, which each document continues, and the words for values. */
function Records(props: {
  language: Language
  signInAgain: () => Promise<void>
  accountId: number
  children: ReactNode
}) {
  const { language, signInAgain, accountId, children } = props
  const [kept] = useState(() => createKeptFiles(accountId, isInOffice))
  const [uploads] = useState(() => {
    const inChosenLanguage = createStaffCalls(() => readInterfaceLanguage(language), signInAgain)
    return createUploadQueue(inChosenLanguage, undefined, kept)
  })
  useEffect(() => {
    const add = (file: File, replaces: number | undefined) =>
      uploads.add([file], { ...(replaces !== undefined && { replaces }) })
    kept.adopt(add).catch(() => {}) // without a database there is nothing to continue
  }, [kept, uploads])
  const formats = useHouseFormats()
  const records = useMemo(
    () => ({
      calls: { ...createStaffCalls(language, signInAgain), uploads },
      uploads,
      describe: (({ fields }, names, values, titles) => {
        const currency = currencyIn(values) ?? formats.currency
        const words = { language, messages: recordMessages[language], titles, formats, currency }
        return names
          .map((name) => (fields[name] ? fieldText(fields[name], values[name], words) : ''))
          .filter(Boolean)
          .join(', ')
      }) satisfies Describe,
    }),
    [uploads, language, signInAgain, formats],
  )
  return <RecordsContext value={records}>{children}</RecordsContext>
}

/** Leaves what belongs to another account than the one that is signed in by now, or to nobody. */
function loadAnew(): void {
  leaveUnasked()
  location.reload()
}

function isInOffice(pathname: string): boolean {
  return pathname === '/admin' || pathname.startsWith('/admin/')
}
