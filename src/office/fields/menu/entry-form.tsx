import { StaffButton } from '#staff/button/staff-button.tsx'
import { useState } from 'react'
import { FlagField } from '#fields/controls/choice-fields.tsx'
import { FieldFrame } from '#fields/controls/field-frame.tsx'
import { LineField } from '#fields/controls/text-fields.tsx'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import type { MenuEntry } from '#records/field.ts'
import { menuMessages } from '../../messages/menus.ts'
import { useRecordMessages } from '../../records/records-context.ts'
import fieldStyles from '../fields.module.css'
import { LanguagePair } from '../language-pair.tsx'
import styles from './menu.module.css'
import { pageOfEntry, placeOfEntry, type MenuPages } from './shown-entries.ts'
import { TargetField } from './target-field.tsx'

/** Where an entry leads to, its name in both languages, and whether it is highlighted. */
export function EntryForm(props: {
  entry: MenuEntry
  pages: MenuPages
  mayBeHighlighted: boolean
  errorOf: (part: string) => string | undefined
  onChange: (next: MenuEntry) => void
}) {
  const { entry, pages, mayBeHighlighted, errorOf, onChange } = props
  const language = useLanguage()
  const messages = useLazyMessages(menuMessages)
  const { change, languageHint } = useRecordMessages()
  const [isChanging, setIsChanging] = useState(false)
  const page = pageOfEntry(entry)
  const isOwn = entry.target === ''
  return (
    <div className={styles.form}>
      <FieldFrame label={messages.target} error={errorOf('target')}>
        {(ids) =>
          isChanging ? (
            <TargetField
              ids={ids}
              hasFocusAtOnce
              onCancel={() => setIsChanging(false)}
              onChoose={(given) => {
                setIsChanging(false)
                onChange({ ...entry, ...given })
              }}
            />
          ) : (
            <span className={fieldStyles.picked}>
              <span>{isOwn ? messages.address : placeOfEntry(entry, pages, language)}</span>
              <StaffButton look="text" {...ids} onClick={() => setIsChanging(true)}>
                {change}
              </StaffButton>
            </span>
          )
        }
      </FieldFrame>
      {isOwn && (
        <LanguagePair label={messages.ownAddress} isRequired>
          {(one, label) => (
            <LineField
              label={label}
              hint={one === 'en' ? languageHint : undefined}
              error={errorOf(`url.${one}`)}
              value={entry.url[one]}
              limit={500}
              placeholder="https://"
              onChange={(typed) => onChange({ ...entry, url: { ...entry.url, [one]: typed } })}
            />
          )}
        </LanguagePair>
      )}
      <LanguagePair label={messages.label} isRequired={page === null}>
        {(one, label) => (
          <LineField
            label={label}
            hint={page === null ? (one === 'en' ? languageHint : undefined) : messages.pageTitle}
            error={errorOf(`label.${one}`)}
            value={entry.label[one]}
            lang={one}
            limit={100}
            placeholder={pages.get(page ?? 0)?.titles[one] ?? undefined}
            onChange={(typed) => onChange({ ...entry, label: { ...entry.label, [one]: typed } })}
          />
        )}
      </LanguagePair>
      {mayBeHighlighted && (
        <FlagField
          label={messages.highlight}
          value={entry.is_highlight}
          onChange={(isHighlight) => onChange({ ...entry, is_highlight: isHighlight })}
        />
      )}
    </div>
  )
}
