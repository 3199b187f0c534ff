import { Button } from '#design/button/button.tsx'
import { confirmCorrection, findCorrectionToConfirm } from '#domain/corrections/index.server.ts'
import { useLanguage, useLazyMessages, useMessages } from '#i18n/language-context.tsx'
import { correctionMessages } from '#i18n/lazy/corrections.ts'
import { href } from '#routing/paths.ts'
import { definePage, type FormAnswer } from '../../page.ts'
import type { PageRequest } from '../../page-request.server.ts'
import styles from '../reminder/reminder-page.module.css'

/** The page behind the link that asks the sender of a correction to confirm the address (double opt-in). */
export default definePage({
  route: 'correction-confirm',
  act,
  load,
  head: ({ title }) => ({ title, paths: { de: null, en: null }, isIndexed: false }), // the address is secret
  status: ({ found }) => (found ? 200 : 410),
  View: ConfirmationPage,
  cache: 'never',
})

/** Mail scanners open links as well, so a GET changes nothing; only the button does. */
async function load({ scope, language, params }: PageRequest) {
  const found = await findCorrectionToConfirm(scope, params['token'] ?? '')
  const texts = correctionMessages[language].confirm
  return { title: found ? (found.isConfirmed ? texts.doneTitle : texts.title) : texts.expiredTitle, found }
}

async function act({ scope, params }: PageRequest): Promise<FormAnswer<boolean>> {
  const isConfirmed = await confirmCorrection(scope, params['token'] ?? '')
  return { result: isConfirmed, status: isConfirmed ? 200 : 410 }
}

function ConfirmationPage({ title, found }: Awaited<ReturnType<typeof load>>) {
  const language = useLanguage()
  const messages = useMessages()
  const texts = useLazyMessages(correctionMessages).confirm
  return (
    <div className="wrap">
      <div className={styles.page}>
        <h1>{title}</h1>
        {!found && <p>{texts.expired}</p>}
        {found && !found.isConfirmed && (
          <>
            <p>{texts.text(found.title)}</p>
            <form method="post">
              <Button>{texts.button}</Button>
            </form>
          </>
        )}
        {found?.isConfirmed && <p>{texts.done}</p>}
        <p>
          <a href={href('home', language)}>{messages.header.home}</a>
        </p>
      </div>
    </div>
  )
}
