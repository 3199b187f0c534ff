import { SectionTitle } from '#staff/section-title/section-title.tsx'
import { useState } from 'react'
import { addedKinds } from '#contracts/office-choices.ts'
import type { ImportOptions, ImportReport } from '#contracts/office-imports.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { ReferencePicker } from '../fields/reference-picker.tsx'
import { importMessages } from '../messages/imports.ts'
import { definitionOf, namesOf } from '../records/records-context.ts'
import { StaffTable } from '#staff/table/staff-table.tsx'
import styles from './imports.module.css'

type Unknown = ImportReport['names'][number]
type AddedKind = (typeof addedKinds)[number]

/** The names that are unknown here, with what is to be done with each, or with all of a kind. */
export function UnknownNames(props: {
  names: readonly Unknown[]
  options: ImportOptions
  onChange: (options: ImportOptions) => void
}) {
  const { names, options, onChange } = props
  const language = useLanguage()
  const { names: messages } = useLazyMessages(importMessages)
  const kinds = addedKinds.filter((kind) => names.some((one) => one.kind === kind))
  const namesOfKind = (kind: string) => {
    const definition = definitionOf(kind)
    return definition ? namesOf(definition, language) : { one: kind, many: kind }
  }
  const addAll = (kind: AddedKind, isAdded: boolean) => {
    // A choice for all takes the place of those for single ones.
    const choices = Object.fromEntries(
      Object.entries(options.choices).filter(([key]) => !key.startsWith(`${kind}:`)),
    )
    const adds = options.adds.filter((one) => one !== kind)
    onChange({ ...options, choices, adds: isAdded ? [...adds, kind] : adds })
  }
  return (
    <section>
      <SectionTitle level={3}>{messages.title}</SectionTitle>
      <p className={styles.hint}>{messages.about}</p>
      <div className={styles.kinds}>
        {kinds.map((kind) => (
          <label key={kind} className={styles.flag}>
            <input
              type="checkbox"
              checked={options.adds.includes(kind)}
              onChange={({ target }) => addAll(kind, target.checked)}
            />
            <span>
              {messages.addAll(namesOfKind(kind).many, names.filter((one) => one.kind === kind).length)}
            </span>
          </label>
        ))}
      </div>
      {names.length > maxShown && <p>{messages.onlyFirst(maxShown)}</p>}
      <StaffTable
        rows={names.slice(0, maxShown)}
        keyOf={({ key }) => key}
        columns={[
          { name: 'name', label: messages.name, render: ({ name }) => name },
          { name: 'kind', label: messages.kind, render: ({ kind }) => namesOfKind(kind).one },
          {
            name: 'count',
            label: messages.count,
            kind: 'number',
            render: ({ count }) => count.toLocaleString(language),
          },
          {
            name: 'choice',
            label: messages.choice,
            render: (name) => <NameChoice {...{ name, options, onChange }} />,
          },
        ]}
      />
    </section>
  )
}

const maxShown = 200

function NameChoice(props: {
  name: Unknown
  options: ImportOptions
  onChange: (options: ImportOptions) => void
}) {
  const { name, options, onChange } = props
  const { names: messages } = useLazyMessages(importMessages)
  const [other, setOther] = useState<{ id: number; title: string } | 'choosing' | null>(null)
  const definition = definitionOf(name.kind)
  const chosen = options.choices[name.key]
  const isAdded = options.adds.some((kind) => kind === name.kind)
  const isArtist = name.kind === 'artist'
  // Runs before there was a guess have none.
  const { guess = null } = name
  const created = (as = guess) => (isArtist ? `create ${as ?? ''}` : 'create')
  const value = chosen
    ? chosen.do === 'use'
      ? `use ${chosen.id}`
      : chosen.do === 'create'
        ? created(chosen.as)
        : 'leave'
    : name.choice === 'use' && name.likely[0]
      ? `use ${name.likely[0].id}`
      : isAdded && (!isArtist || guess !== null)
        ? created()
        : 'leave'
  const choose = (choice: ImportOptions['choices'][string]) =>
    onChange({ ...options, choices: { ...options.choices, [name.key]: choice } })
  const offered = [...name.likely, ...(other !== null && other !== 'choosing' ? [other] : [])]
  return (
    <>
      <select
        className={styles.select}
        aria-label={messages.choiceOf(name.name)}
        value={other === 'choosing' ? 'other' : value}
        onChange={({ target }) => {
          setOther(null)
          if (target.value === 'other') setOther('choosing')
          else if (target.value === 'create' || target.value === 'leave') choose({ do: target.value })
          else if (target.value === 'create person') choose({ do: 'create', as: 'person' })
          else if (target.value === 'create ensemble') choose({ do: 'create', as: 'ensemble' })
          else choose({ do: 'use', id: Number(target.value.slice(4)) })
        }}
      >
        <option value="leave">{messages.leave}</option>
        {isArtist ? (
          <>
            <option value="create person">{messages.createPerson}</option>
            <option value="create ensemble">{messages.createEnsemble}</option>
          </>
        ) : (
          <option value="create">{messages.create}</option>
        )}
        {offered.map(({ id, title }) => (
          <option key={id} value={`use ${id}`}>
            {messages.use(title)}
          </option>
        ))}
        <option value="other">{messages.other}</option>
      </select>
      {isArtist && guess === null && !chosen && <small className="soft">{messages.unsure}</small>}
      {other === 'choosing' && definition && (
        <ReferencePicker
          ids={{ id: `other ${name.key}`, 'aria-describedby': undefined, 'aria-invalid': undefined }}
          to={definition}
          create={undefined}
          hasFocusAtOnce
          onChoose={(id, title) => {
            setOther({ id, title })
            choose({ do: 'use', id })
          }}
          onCancel={() => setOther(null)}
          onRefused={() => {}}
        />
      )}
    </>
  )
}
