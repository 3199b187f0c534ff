import { useState } from 'react'
import { inWords } from '#design/examples.ts'
import { LineField } from '#fields/controls/text-fields.tsx'
import type { Language } from '#i18n/languages.ts'
import { StaffButton } from '#staff/button/staff-button.tsx'
import { Dialog } from '#staff/dialog/dialog.tsx'
import { QuestionDialog } from '#staff/dialog/question-dialog.tsx'
import styles from './gallery.module.css'

type Example = 'form' | 'wide' | 'question' | 'explanation'

/** The dialogs of page editor and office, each behind the button that opens it. */
export function StaffDialogs({ language }: { language: Language }) {
  const [open, setOpen] = useState<Example | null>(null)
  const [name, setName] = useState('')
  const [error, setError] = useState<string | null>(null)
  const names: Record<Example, string> = {
    form: inWords(language, 'Dialog mit Formular', 'Dialog with a form'),
    wide: inWords(language, 'Breiter Dialog mit Hilfe', 'Wide dialog with help'),
    question: inWords(language, 'Frage', 'Question'),
    explanation: inWords(language, 'Erklärung', 'Explanation'),
  }
  const close = () => setOpen(null)
  return (
    <section id="staff-dialogs" aria-labelledby="staff-dialogs-title">
      <h2 id="staff-dialogs-title">Dialogs</h2>
      <p className={styles.looks}>
        {(['form', 'wide', 'question', 'explanation'] as const).map((one) => (
          <StaffButton key={one} aria-haspopup="dialog" onClick={() => setOpen(one)}>
            {names[one]}
          </StaffButton>
        ))}
      </p>
      {open === 'form' && (
        <Dialog title={names.form} onClose={close} error={error}>
          <form
            onSubmit={(event) => {
              event.preventDefault()
              const refused = inWords(language, 'Der Name ist schon vergeben.', 'The name is taken.')
              setError(name === '' ? null : refused)
            }}
          >
            <LineField
              label={inWords(language, 'Name', 'Name')}
              hint={inWords(language, 'Jeder Name wird abgelehnt.', 'Every name is refused.')}
              value={name}
              onChange={setName}
            />
            <p className={styles.looks}>
              <StaffButton look="primary" type="submit">
                {inWords(language, 'Speichern', 'Save')}
              </StaffButton>
              <StaffButton onClick={close}>{inWords(language, 'Abbrechen', 'Cancel')}</StaffButton>
            </p>
          </form>
        </Dialog>
      )}
      {open === 'wide' && (
        <Dialog title={names.wide} size="wide" help="settings" onClose={close}>
          <p>
            {inWords(
              language,
              'Das Fragezeichen führt ins Handbuch.',
              'The question mark leads to the handbook.',
            )}
          </p>
        </Dialog>
      )}
      {open === 'question' && (
        <QuestionDialog
          title={inWords(language, '2 Einträge löschen?', 'Delete 2 entries?')}
          text={inWords(language, 'Das lässt sich nicht rückgängig machen.', 'This cannot be undone.')}
          action={inWords(language, 'Löschen', 'Delete')}
          onConfirm={() => {}}
          onClose={close}
        />
      )}
      {open === 'explanation' && (
        <QuestionDialog
          title={inWords(language, 'Nicht möglich', 'Not possible')}
          text={inWords(language, 'Der Eintrag wird noch verwendet.', 'The entry is still in use.')}
          action={null}
          onConfirm={() => {}}
          onClose={close}
        />
      )}
    </section>
  )
}
