import { useEffect, useState } from 'react'
import { mediaKinds } from '#contracts/media-files.ts'
import { FlagField } from '#fields/controls/choice-fields.tsx'
import { FieldFrame } from '#fields/controls/field-frame.tsx'
import { useOfficeMessages } from '../messages/use-office-messages.ts'
import recordStyles from '../records/records.module.css'
import { useOfficeCall } from '../session/use-office-call.ts'
import styles from './media.module.css'

/** The search and the filters of the library. */
export function MediaFilters(props: {
  params: URLSearchParams
  set: (changed: Record<string, string>, how?: 'replace' | 'push') => void
}) {
  const { params, set } = props
  const { media: messages } = useOfficeMessages()
  const tag = params.get('tag') ?? ''
  const tags = [...new Set([...useTags(), tag])].filter(Boolean)
  const renderChoice = (name: string, label: string, options: readonly (readonly [string, string])[]) => (
    <FieldFrame label={label}>
      {(ids) => (
        <select
          {...ids}
          value={params.get(name) ?? ''}
          disabled={options.length === 0}
          onChange={({ target }) => set({ [name]: target.value })}
        >
          <option value="">{messages.all}</option>
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
  return (
    <search className={`${recordStyles.filters} ${styles.filters}`}>
      <FieldFrame label={messages.search}>
        {(ids) => (
          <input
            {...ids}
            type="search"
            value={params.get('query') ?? ''}
            maxLength={200}
            placeholder={messages.searchHint}
            onChange={({ target }) => set({ query: target.value }, 'replace')}
          />
        )}
      </FieldFrame>
      {renderChoice(
        'kind',
        messages.kind,
        mediaKinds.map((kind) => [kind, messages.kinds[kind]] as const),
      )}
      {renderChoice(
        'tag',
        messages.tag,
        tags.map((name) => [name, name] as const),
      )}
      <FlagField
        label={messages.unused}
        value={params.get('unused') === '1'}
        onChange={(isChosen) => set({ unused: isChosen ? '1' : '' })}
      />
    </search>
  )
}

function useTags(): string[] {
  const call = useOfficeCall()
  const [tags, setTags] = useState<string[]>([])
  useEffect(() => {
    call<{ name: string }[]>('GET', 'media-tags').then(
      (found) => setTags(found.map(({ name }) => name)),
      () => {}, // the list works without them
    )
  }, [call])
  return tags
}
