import { PickField } from '#staff/picking/pick-field.tsx'
import { FlagField } from '#fields/controls/choice-fields.tsx'
import { LineField } from '#fields/controls/text-fields.tsx'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import type { MenuEntry } from '#records/field.ts'
import { menuMessages } from '../../messages/menus.ts'
import { useRecordMessages } from '../../records/records-context.ts'
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
  const { languageHint } = useRecordMessages()
  const page = pageOfEntry(entry)
  const isOwn = entry.target === ''
  return (
    <div className={styles.form}>
      <PickField
        label={messages.target}
        error={errorOf('target')}
        chosen={{ title: isOwn ? messages.address : placeOfEntry(entry, pages, language) }}
      >
        {(ids, { onDone, ...lookUp }) => (
          <TargetField
            {...{ ids, ...lookUp }}
            onChoose={(given) => {
              onChange({ ...entry, ...given })
              onDone()
            }}
          />
        )}
      </PickField>
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
