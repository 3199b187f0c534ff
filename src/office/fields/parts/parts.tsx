import { StaffButton } from '#staff/button/staff-button.tsx'
import { useState, type DragEvent } from 'react'
import { FieldGroup } from '#fields/controls/field-frame.tsx'
import { Status } from '#fields/controls/status.tsx'
import { useLanguage } from '#i18n/language-context.tsx'
import { recordsIn } from '#json/is-record.ts'
import { isSame } from '#operations/index.ts'
import { emptyRecord, emptyValue, type Field, type Values } from '#records/field.ts'
import { useRecordMessages } from '../records/records-context.ts'
import type { ControlProps, OfficeField } from './field-kind.ts'
import styles from './fields.module.css'
import { placeAfterMove } from './place-after-move.ts'

export const parts: OfficeField<'parts'> = {
  Control: PartsControl,
  text: ({ fields }, value, { textOf }) =>
    recordsIn(value)
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
  const all = recordsIn(value)
  const replace = (index: number, by: Values) => onChange(all.with(index, by))
  const remove = (index: number) =>
    onChange(all.toSpliced(index, 1), (at) => (at === index ? null : at > index ? at - 1 : at))
  const [dragged, setDragged] = useState<number | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const [told, setTold] = useState('')
  const move = (from: number, to: number) => {
    const moved = all[from]
    if (!moved || to < 0 || to >= all.length) return
    onChange(all.toSpliced(from, 1).toSpliced(to, 0, moved), (at) => placeAfterMove(at, from, to))
    setTold(messages.order.moved(messages.part(name, from + 1), to + 1, all.length))
  }
  const endDrag = () => {
    setDragged(null)
    setOver(null)
  }
  const dropProps = (index: number) =>
    dragged !== null && {
      onDragOver: (event: DragEvent) => {
        event.preventDefault()
        // A list inside of a part is not the place for the part itself.
        event.stopPropagation()
        setOver(index)
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        event.stopPropagation()
        if (dragged !== index) move(dragged, index)
        endDrag()
      },
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
              <li
                key={typeof part['id'] === 'number' ? part['id'] : `new ${index}`}
                aria-label={place}
                data-over={over === index && dragged !== null && dragged !== index ? '' : undefined}
                data-down={dragged !== null && dragged < index ? '' : undefined}
                {...dropProps(index)}
              >
                <div className={styles.partFields}>{main.map(renderField)}</div>
                {rare.length > 0 && (
                  <details className={styles.partFurther} open={rare.some(isFilled) || undefined}>
                    <summary>{messages.further}</summary>
                    <div className={styles.partFields}>{rare.map(renderField)}</div>
                  </details>
                )}
                <p className={styles.partActions}>
                  {/* A handle for the pointer; keys have the buttons beside it. */}
                  <span
                    draggable
                    className={styles.handle}
                    title={messages.order.drag}
                    aria-hidden="true"
                    onDragStart={(event) => {
                      event.stopPropagation()
                      setDragged(index)
                    }}
                    onDragEnd={endDrag}
                  >
                    ⠿
                  </span>
                  <StaffButton
                    look="text"
                    aria-label={`${messages.up}: ${place}`}
                    isOff={index === 0}
                    onClick={() => move(index, index - 1)}
                  >
                    {messages.up}
                  </StaffButton>
                  <StaffButton
                    look="text"
                    aria-label={`${messages.down}: ${place}`}
                    isOff={index === all.length - 1}
                    onClick={() => move(index, index + 1)}
                  >
                    {messages.down}
                  </StaffButton>
                  <StaffButton look="text" aria-label={messages.clearOf(place)} onClick={() => remove(index)}>
                    {messages.clear}
                  </StaffButton>
                </p>
              </li>
            )
          })}
        </ol>
      )}
      {all.length < field.max && (
        <p>
          <StaffButton onClick={() => onChange([...all, emptyRecord(field.fields)])}>
            {messages.addPart(name)}
          </StaffButton>
        </p>
      )}
      <Status className="visually-hidden">{told}</Status>
    </FieldGroup>
  )
}
