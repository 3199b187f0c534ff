import { useId } from 'react'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { editorBlocksMessages } from '#i18n/lazy/editor-blocks.ts'
import type { Calls } from '#editor/model/calls.ts'
import { createLookup } from '#staff/picking/use-lookup.ts'
import { ChoiceField } from '#fields/controls/choice-fields.tsx'
import { readSource, sourceParts, type EventSource, type SourcePart } from './event-source.ts'
import styles from '#fields/controls/controls.module.css'

type Named = { id: number; name: string }
/** The criteria by which an event list can select events, in the language of the content. */
export type EventSourceChoices = { genres: Named[]; series: Named[]; rooms: Named[] }

const useChoices = createLookup((calls) => calls.get('/pageeditor-api/event-sources'))

/** Selects a list's events: by genre, series or room, or one by one as its items. */
export function EventSourceField(props: {
  label: string
  value: unknown
  calls: Calls
  onChange: (value: EventSource | undefined) => void
}) {
  const { label, value, calls, onChange } = props
  const messages = useLazyMessages(editorBlocksMessages)
  const id = useId()
  const source = readSource(value)
  const { answer, state } = useChoices(calls, source ? 'all' : null)
  const setPart = (part: SourcePart, chosen: string) => {
    if (!source) return
    const { [part]: _, ...rest } = source
    onChange(chosen === '' ? rest : { ...rest, [part]: Number(chosen) })
  }
  return (
    <div className={styles.group}>
      <ChoiceField
        label={label}
        hint={source ? messages.source.automaticHint : messages.source.byHandHint}
        choices={[
          { value: 'automatic', name: messages.source.automatic },
          { value: 'by-hand', name: messages.source.byHand },
        ]}
        value={source ? 'automatic' : 'by-hand'}
        onChange={(how) => onChange(how === 'automatic' ? { limit: 6 } : undefined)}
      />
      {source && (
        <>
          {sourceParts.map((part) => (
            <div key={part} className={styles.inline}>
              <label htmlFor={`${id}-${part}`}>{messages.source[part]}</label>
              <select
                id={`${id}-${part}`}
                value={source[part] ?? ''}
                onChange={({ target }) => setPart(part, target.value)}
              >
                <option value="">{messages.source.all}</option>
                {choicesOf(part, answer, source[part]).map((choice) => (
                  <option key={choice.id} value={choice.id}>
                    {choice.name || messages.source.unknown(choice.id)}
                  </option>
                ))}
              </select>
            </div>
          ))}
          <div className={styles.inline}>
            <label htmlFor={`${id}-limit`}>{messages.source.limit}</label>
            <input
              id={`${id}-limit`}
              type="number"
              min={1}
              max={24}
              value={source.limit}
              onChange={({ target }) => {
                const limit = Math.round(target.valueAsNumber)
                if (limit >= 1) onChange({ ...source, limit: Math.min(24, limit) })
              }}
            />
          </div>
          {state === 'failed' && <p className={styles.error}>{messages.source.failed}</p>}
        </>
      )}
    </div>
  )
}

const listOf = { genre: 'genres', series: 'series', room: 'rooms' } as const

/** All options. The chosen one is included even if its record no longer exists, or nothing could be loaded. */
function choicesOf(part: SourcePart, answer: EventSourceChoices | null, chosen: number | undefined): Named[] {
  const all = answer?.[listOf[part]] ?? []
  const isMissing = chosen !== undefined && all.every(({ id }) => id !== chosen)
  return isMissing ? [...all, { id: chosen, name: '' }] : all
}
