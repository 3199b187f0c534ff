import { FieldGroup } from '#fields/controls/field-frame.tsx'
import { useLanguage } from '#i18n/language-context.tsx'
import { isRecord } from '#json/is-record.ts'
import { isSame } from '#operations/index.ts'
import { emptyRecord, emptyValue, type Field, type Values } from '#records/field.ts'
import { useRecordMessages } from '../records/records-context.ts'
import type { ControlProps, OfficeField } from './field-kind.ts'
import styles from './fields.module.css'
import { placeAfterMove } from './place-after-move.ts'

export const parts: OfficeField<'parts'> = {
  Control: PartsControl,
  text: ({ fields }, value, { textOf }) =>
    partsOf(value)
      .map((part) =>
        Object.entries(fields)
          .map(([name, inner]) => textOf(inner, part[name]))
          .filter(Boolean)
          .join(', '),
      )
      .join(' · '),
  width: () => 'full',
}

/** An ordered list of parts, each with its own fields. */
function PartsControl(props: ControlProps<'parts'>) {
  const { field, label, hint, error, value, titles, errorOf, onChange, Input } = props
  const name = field.name[useLanguage()]
  const messages = useRecordMessages()
  const all = partsOf(value)
  const replace = (index: number, by: Values) => onChange(all.with(index, by))
  const remove = (index: number) =>
    onChange(all.toSpliced(index, 1), (at) => (at === index ? null : at > index ? at - 1 : at))
  const move = (from: number, to: number) => {
    const moved = all[from]
    if (moved) onChange(all.toSpliced(from, 1).toSpliced(to, 0, moved), (at) => placeAfterMove(at, from, to))
  }
  return (
    <FieldGroup {...{ label, hint, error }}>
      {all.length > 0 && (
        <ol className={styles.parts}>
          {all.map((part, index) => {
            const place = messages.part(name, index + 1)
            const wanted = Object.entries(field.fields).filter(
              ([, inner]) => inner.kind !== 'position' && (inner.isWanted?.(part) ?? true),
            )
            const main = wanted.filter(([, { isRare }]) => !isRare)
            const rare = wanted.filter(([, { isRare }]) => isRare)
            const isFilled = ([one, inner]: [string, Field]) => !isSame(part[one] ?? null, emptyValue(inner))
            const renderField = ([one, inner]: [string, Field]) => (
              <Input
                key={one}
                field={inner}
                value={part[one]}
                titles={titles}
                errorOf={(path) => errorOf([index, one, path].filter((step) => step !== '').join('.'))}
                onChange={(next) => replace(index, { ...part, [one]: next })}
              />
            )
            return (
              <li key={typeof part['id'] === 'number' ? part['id'] : `new ${index}`} aria-label={place}>
                <div className={styles.partFields}>{main.map(renderField)}</div>
                {rare.length > 0 && (
                  <details className={styles.partFurther} open={rare.some(isFilled) || undefined}>
                    <summary>{messages.further}</summary>
                    <div className={styles.partFields}>{rare.map(renderField)}</div>
                  </details>
                )}
                <p className={styles.partActions}>
                  <button
                    type="button"
                    aria-label={`${messages.up}: ${place}`}
                    disabled={index === 0}
                    onClick={() => move(index, index - 1)}
                  >
                    {messages.up}
                  </button>
                  <button
                    type="button"
                    aria-label={`${messages.down}: ${place}`}
                    disabled={index === all.length - 1}
                    onClick={() => move(index, index + 1)}
                  >
                    {messages.down}
                  </button>
                  <button type="button" aria-label={messages.clearOf(place)} onClick={() => remove(index)}>
                    {messages.clear}
                  </button>
                </p>
              </li>
            )
          })}
        </ol>
      )}
      {all.length < field.max && (
        <button
          type="button"
          className={styles.add}
          onClick={() => onChange([...all, emptyRecord(field.fields)])}
        >
          {messages.addPart(name)}
        </button>
      )}
    </FieldGroup>
  )
}

function partsOf(value: unknown): Values[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
}
