import type { Language } from '#i18n/languages.ts'
import { Button } from '../button/button.tsx'
import type { PartExamples } from '../examples.ts'
import styles from '../examples.module.css'
import { Alert, useAlert, type AlertStatus } from './alert.tsx'

export default {
  title: 'Alert',
  intro:
    'One sentence about what has just happened. Goes after four seconds, never while one points at it or is in it.',
  examples: [{ name: 'Three kinds', render: (language) => <Alerts language={language} /> }],
} satisfies PartExamples

function Alerts({ language }: { language: Language }) {
  const { alert, show, hide } = useAlert()
  const words: Record<AlertStatus, [button: string, text: string]> =
    language === 'de'
      ? {
          success: ['Erfolg', 'Gespeichert.'],
          info: ['Hinweis', 'Die Adresse liegt in der Zwischenablage.'],
          error: ['Fehler', 'Das hat nicht geklappt. Bitte versuchen Sie es in einer Minute noch einmal.'],
        }
      : {
          success: ['Success', 'Saved.'],
          info: ['Note', 'The address has been copied.'],
          error: ['Error', 'That did not work. Please try again in a minute.'],
        }
  return (
    <div className={styles.row}>
      {(['success', 'info', 'error'] as const).map((status) => (
        <Button key={status} variant="secondary" type="button" onClick={() => show(status, words[status][1])}>
          {words[status][0]}
        </Button>
      ))}
      <Alert alert={alert} onHide={hide} />
    </div>
  )
}
