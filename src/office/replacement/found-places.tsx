import { StaffButton } from '#staff/button/staff-button.tsx'
import { useId } from 'react'
import type { FoundPlaces as Found, FoundSubject } from '#contracts/office-replacements.ts'
import { Status } from '#fields/controls/status.tsx'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { replacementMessages } from '../messages/replacement.ts'
import { nameOfPlace, placesOf } from './chosen-places.ts'
import styles from './replacement.module.css'
import { useTextNames } from './use-text-names.ts'

type Choice = {
  /** The names of the places that are not replaced. */
  leftOut: ReadonlySet<string>
  onChoose: (names: readonly string[], isChosen: boolean) => void
}

/** All places before and after, by what they are in; each can be left out. */
export function FoundPlaces({ found, instead, ...choice }: Choice & { found: Found; instead: string }) {
  const messages = useLazyMessages(replacementMessages)
  const names = useTextNames()
  const all = found.subjects.flatMap(placesOf)
  const count = all.filter((name) => !choice.leftOut.has(name)).length
  return (
    <>
      {all.length > 0 && (
        <div className={styles.bar}>
          <Status>{messages.chosen(count, all.length)}</Status>
          <StaffButton look="quiet" onClick={() => choice.onChoose(all, true)}>
            {messages.chooseAll}
          </StaffButton>
          <StaffButton look="quiet" onClick={() => choice.onChoose(all, false)}>
            {messages.chooseNone}
          </StaffButton>
        </div>
      )}
      <ul className={styles.subjects}>
        {found.subjects.map((subject) => (
          <li key={subject.subject}>
            <Places found={subject} {...{ names, instead }} {...choice} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Places(
  props: Choice & { found: FoundSubject; names: ReturnType<typeof useTextNames>; instead: string },
) {
  const { found, names, instead, leftOut, onChoose } = props
  const { title, address, language, can_change: canChange } = found
  const messages = useLazyMessages(replacementMessages)
  const heading = useId()
  const own = placesOf(found)
  const chosen = own.filter((name) => !leftOut.has(name)).length
  const facts = [
    names.kindOf(found),
    language && messages.inLanguage[language],
    found.is_public ? messages.isPublic : messages.isNotPublic,
  ]
  return (
    <section aria-labelledby={heading} className={styles.subject}>
      <div className={styles.head}>
        {own.length > 1 && (
          <input
            type="checkbox"
            aria-label={messages.allOf(title)}
            checked={chosen === own.length}
            ref={(box) => {
              if (box) box.indeterminate = chosen > 0 && chosen < own.length
            }}
            onChange={({ target }) => onChoose(own, target.checked)}
          />
        )}
        <div>
          <h3 id={heading}>
            <a href={address}>{title}</a>
          </h3>
          <p className={styles.soft}>{facts.filter(Boolean).join(' · ')}</p>
          {!canChange && <p className={styles.soft}>{messages.cannotChange}</p>}
        </div>
      </div>
      <ul>
        {found.texts.map((text, index) =>
          text.places.map((place, at) => {
            const name = nameOfPlace(found, index, at)
            const label = names.textOf(found, text)
            const context = (
              <span>
                {label !== '' && <span className={styles.soft}>{label}</span>}
                <Context {...{ place, instead }} language={text.language} />
              </span>
            )
            return (
              <li key={name}>
                {canChange ? (
                  <label className={styles.place}>
                    <input
                      type="checkbox"
                      checked={!leftOut.has(name)}
                      onChange={({ target }) => onChoose([name], target.checked)}
                    />
                    {context}
                  </label>
                ) : (
                  <div className={styles.place}>{context}</div>
                )}
              </li>
            )
          }),
        )}
      </ul>
    </section>
  )
}

/** The words around a place, with the old ones struck out and the new ones after them. */
function Context(props: {
  place: FoundSubject['texts'][number]['places'][number]
  instead: string
  language: FoundSubject['language']
}) {
  const { place, instead, language } = props
  const interfaceLanguage = useLanguage()
  const messages = useLazyMessages(replacementMessages)
  const said = (text: string) => (
    <span className="visually-hidden" lang={interfaceLanguage}>
      {' '}
      {text}{' '}
    </span>
  )
  return (
    <span className={styles.context} lang={language ?? undefined}>
      {place.lead}
      {said(messages.old)}
      <del>{place.found}</del>
      {said(instead === '' ? messages.removed : messages.new)}
      {instead !== '' && <ins>{instead}</ins>}
      {place.trail}
    </span>
  )
}
