import { StaffButton } from '#staff/button/staff-button.tsx'
import { useState, type SyntheticEvent } from 'react'
import { replacementPlaces } from '#contracts/office-choices.ts'
import type { ReplacementSearch } from '#contracts/office-replacements.ts'
import { ChoiceField, FlagField } from '#fields/controls/choice-fields.tsx'
import { FieldFrame, FieldGroup } from '#fields/controls/field-frame.tsx'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { languages, type Language } from '#i18n/languages.ts'
import { replacementMessages } from '../messages/replacement.ts'
import { definitionOf, namesOf } from '../records/records-context.ts'
import type { OfficeStart } from '../start-data.ts'
import styles from './replacement.module.css'

/** What is sought and where. Kinds of records that the account may not read are not offered. */
export function SearchForm(props: {
  rights: OfficeStart['rights']
  errors: Readonly<Record<string, string>>
  isBusy: boolean
  onSearch: (search: ReplacementSearch) => void
}) {
  const { rights, errors, isBusy, onSearch } = props
  const language = useLanguage()
  const messages = useLazyMessages(replacementMessages)
  const kinds = replacementPlaces
    .flatMap((kind) => definitionOf(kind) ?? [])
    .filter(({ right }) => rights.includes(right))
    .map((definition) => ({ kind: definition.kind, name: namesOf(definition, language).place }))
    .toSorted((one, other) => one.name.localeCompare(other.name, language))
  const [sought, setSought] = useState('')
  const [instead, setInstead] = useState('')
  const [isWhole, setWhole] = useState(false)
  const [isCaseKept, setCaseKept] = useState(false)
  const [chosenLanguage, setLanguage] = useState<Language | 'both'>('both')
  const [where, setWhere] = useState<readonly string[]>(() => [
    'page',
    'shared',
    ...kinds.map(({ kind }) => kind),
  ])
  const [needsPlace, setNeedsPlace] = useState(false)
  const chosenKinds = kinds.filter(({ kind }) => where.includes(kind))
  const set = (names: readonly string[], isOn: boolean) => {
    setNeedsPlace(false)
    setWhere((all) => (isOn ? [...new Set([...all, ...names])] : all.filter((one) => !names.includes(one))))
  }
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (where.length === 0) return setNeedsPlace(true)
    return onSearch({
      sought,
      instead,
      whole_words: isWhole,
      match_case: isCaseKept,
      languages: chosenLanguage === 'both' ? [...languages] : [chosenLanguage],
      where: [...where],
    })
  }
  return (
    <search>
      <form className={styles.form} aria-label={messages.title} noValidate onSubmit={submit}>
        <div className={styles.pair}>
          <FieldFrame label={messages.sought} hint={messages.soughtHint} error={errors['sought']}>
            {(ids) => (
              <input
                {...ids}
                value={sought}
                maxLength={200}
                autoComplete="off"
                onChange={({ target }) => setSought(target.value)}
              />
            )}
          </FieldFrame>
          <FieldFrame label={messages.instead} hint={messages.insteadHint} error={errors['instead']}>
            {(ids) => (
              <input
                {...ids}
                value={instead}
                maxLength={500}
                autoComplete="off"
                onChange={({ target }) => setInstead(target.value)}
              />
            )}
          </FieldFrame>
        </div>
        <div className={styles.flags}>
          <FlagField label={messages.wholeWords} value={isWhole} onChange={setWhole} />
          <FlagField label={messages.matchCase} value={isCaseKept} onChange={setCaseKept} />
        </div>
        <ChoiceField
          label={messages.languages}
          hint={messages.languagesHint}
          choices={(['both', ...languages] as const).map((value) => ({
            value,
            name: messages.languageChoices[value],
          }))}
          value={chosenLanguage}
          onChange={(value) => setLanguage(languages.find((one) => one === value) ?? 'both')}
        />
        <FieldGroup label={messages.where} error={needsPlace ? messages.chooseWhere : errors['where']}>
          {(['page', 'shared'] as const).map((name) => (
            <FlagField
              key={name}
              label={name === 'page' ? messages.pages : messages.shared}
              value={where.includes(name)}
              onChange={(isOn) => set([name], isOn)}
            />
          ))}
          {kinds.length > 0 && (
            <details className={styles.kinds}>
              <summary>{messages.records(chosenKinds.length, kinds.length)}</summary>
              <FlagField
                label={messages.allRecords}
                value={chosenKinds.length === kinds.length}
                onChange={(isOn) =>
                  set(
                    kinds.map(({ kind }) => kind),
                    isOn,
                  )
                }
              />
              <div className={styles.columns}>
                {kinds.map(({ kind, name }) => (
                  <FlagField
                    key={kind}
                    label={name}
                    value={where.includes(kind)}
                    onChange={(isOn) => set([kind], isOn)}
                  />
                ))}
              </div>
            </details>
          )}
        </FieldGroup>
        <div>
          <StaffButton look="primary" type="submit" isBusy={isBusy}>
            {messages.preview}
          </StaffButton>
        </div>
      </form>
    </search>
  )
}
