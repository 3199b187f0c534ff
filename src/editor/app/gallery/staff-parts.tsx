import { inWords } from '#design/examples.ts'
import type { Language } from '#i18n/languages.ts'
import { StaffBar } from '#staff/bar/staff-bar.tsx'
import { FileButton } from '#staff/button/file-button.tsx'
import { StaffButton, StaffLink, staffLooks, type StaffLook } from '#staff/button/staff-button.tsx'
import { ChangeList } from '#staff/change-list/change-list.tsx'
import { EmptyState } from '#staff/empty-state/empty-state.tsx'
import { Notice } from '#staff/notice/notice.tsx'
import { SectionTitle } from '#staff/section-title/section-title.tsx'
import { StaffTable } from '#staff/table/staff-table.tsx'

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
    <>
      <section id="staff-buttons" aria-labelledby="staff-buttons-title">
        <h2 id="staff-buttons-title">Buttons</h2>
        <StaffBar>
          {staffLooks.map((look) => (
            <StaffButton key={look} look={look}>
              {names[look]}
            </StaffButton>
          ))}
        </StaffBar>
        <h3>Busy</h3>
        <StaffBar>
          {staffLooks.map((look) => (
            <StaffButton key={look} look={look} isBusy>
              {names[look]}
            </StaffButton>
          ))}
        </StaffBar>
        <h3>Links, and a choice of files</h3>
        <StaffBar>
          {staffLooks.slice(0, 3).map((look) => (
            <StaffLink key={look} look={look} href="#staff-buttons">
              {names[look]}
            </StaffLink>
          ))}
          <FileButton look="plain" accept="image/*" onFiles={() => {}}>
            {inWords(language, 'Dateien hochladen', 'Upload files')}
          </FileButton>
        </StaffBar>
      </section>
      <section id="staff-lists" aria-labelledby="staff-lists-title">
        <h2 id="staff-lists-title">Tables and what is told</h2>
        <Notice
          told={{
            text: inWords(language, '2 Einträge gelöscht.', '2 records deleted.'),
            action: { label: names.text, act: () => {} },
          }}
        />
        <Notice told={{ text: inWords(language, 'Keine Verbindung.', 'No connection.'), isAlarm: true }} />
        <div>
          <SectionTitle level={3}>{inWords(language, 'Säle', 'Halls')}</SectionTitle>
          <StaffTable
            rows={halls}
            keyOf={({ id }) => id}
            columns={[
              {
                name: 'name',
                label: inWords(language, 'Saal', 'Hall'),
                sort: {
                  title: inWords(language, 'Nach Saal sortieren', 'Sort by hall'),
                  order: 'ascending',
                  onSort: () => {},
                },
                render: ({ name }) => <a href="#staff-lists">{name}</a>,
              },
              {
                name: 'seats',
                label: inWords(language, 'Plätze', 'Seats'),
                kind: 'number',
                render: ({ seats }) => seats.toLocaleString(language),
              },
            ]}
          />
          <SectionTitle level={3} look="lined">
            {inWords(language, 'Geändert', 'Changed')}
          </SectionTitle>
          <ChangeList
            before={inWords(language, 'Vorher', 'Before')}
            after={inWords(language, 'Nachher', 'After')}
            changes={[
              { name: 'seats', label: inWords(language, 'Plätze', 'Seats'), before: '1.980', after: '2.015' },
            ]}
          />
        </div>
        <EmptyState title={inWords(language, 'Noch keine Säle', 'No halls yet')}>
          <StaffButton>{inWords(language, 'Saal hinzufügen', 'Add a hall')}</StaffButton>
        </EmptyState>
      </section>
    </>
  )
}

const halls = [
  { id: 1, name: 'Großer Saal', seats: 2015 },
  { id: 2, name: 'Kammermusiksaal', seats: 440 },
]
