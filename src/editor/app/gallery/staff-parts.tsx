import { inWords } from '#design/examples.ts'
import type { Language } from '#i18n/languages.ts'
import { FileButton } from '#staff/button/file-button.tsx'
import { StaffButton, StaffLink, staffLooks, type StaffLook } from '#staff/button/staff-button.tsx'
import styles from './gallery.module.css'

/** The parts of which page editor and office are made. */
export function StaffParts({ language }: { language: Language }) {
  const names: Record<StaffLook, string> = {
    primary: inWords(language, 'Speichern', 'Save'),
    plain: inWords(language, 'Prüfen', 'Check'),
    quiet: inWords(language, 'Vergleichen', 'Compare'),
    text: inWords(language, 'Rückgängig', 'Undo'),
    remove: inWords(language, 'Löschen', 'Delete'),
    danger: inWords(language, 'Endgültig löschen', 'Delete for good'),
  }
  return (
    <section id="staff-buttons" aria-labelledby="staff-buttons-title">
      <h2 id="staff-buttons-title">Buttons</h2>
      <p className={styles.looks}>
        {staffLooks.map((look) => (
          <StaffButton key={look} look={look}>
            {names[look]}
          </StaffButton>
        ))}
      </p>
      <h3>Busy</h3>
      <p className={styles.looks}>
        {staffLooks.map((look) => (
          <StaffButton key={look} look={look} isBusy>
            {names[look]}
          </StaffButton>
        ))}
      </p>
      <h3>Links, and a choice of files</h3>
      <p className={styles.looks}>
        {staffLooks.slice(0, 3).map((look) => (
          <StaffLink key={look} look={look} href="#staff-buttons">
            {names[look]}
          </StaffLink>
        ))}
        <FileButton look="plain" accept="image/*" onFiles={() => {}}>
          {inWords(language, 'Dateien hochladen', 'Upload files')}
        </FileButton>
      </p>
    </section>
  )
}
