import { StaffButton } from '#staff/button/staff-button.tsx'
import { Notice } from '#staff/notice/notice.tsx'
import { useRef, useState, type DragEvent } from 'react'
import { afterPaint } from '#design/after-paint.ts'
import { Icon } from '#design/icon/icon.tsx'
import { FieldGroup } from '#fields/controls/field-frame.tsx'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { recordsIn } from '#json/is-record.ts'
import { isSame } from '#operations/index.ts'
import { emptyRecord, emptyValue, type Field, type Values } from '#records/field.ts'
import { lineMessages } from '../../messages/lines.ts'
import { useRecordMessages } from '../../records/records-context.ts'
import type { ControlProps, OfficeField } from '../field-kind.ts'
import { LineField } from './lines/line-field.tsx'
import { LineNote } from './lines/line-note.tsx'
import { lineOf, lineReference, withoutLine } from './lines/open-lines.ts'
import { TakeOver } from './lines/take-over.tsx'
import { useLines } from './lines/use-lines.ts'
import { PartGrid } from './part-grid.tsx'
import styles from './parts.module.css'
import { focusIn, goOn, pressRowKey } from './row-keyboard.ts'
import { keyOf } from './row-keys.ts'
import { useRows } from './use-rows.ts'

export const parts: OfficeField<'parts'> = {
  Control: (props) => (props.field.isGrid ? <PartGrid {...props} /> : <PartsControl {...props} />),
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

/** An ordered list of parts, each a row with its own fields. */
function PartsControl(props: ControlProps<'parts'>) {
  const { field, label, hint, error, titles, errorOf, Input } = props
  const name = field.name[useLanguage()]
  const messages = useRecordMessages()
  const rows = useRows({ ...props, name })
  const { all } = rows
  const [first] = all
  const lines = useLines(field, rows)
  const lineTexts = useLazyMessages(lineMessages)
  const list = useRef<HTMLDivElement>(null)
  const [dragged, setDragged] = useState<number | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const reference = lineReference(field)
  const shownTitles = { ...titles, ...lines.titles }
  const focusFirst = () => afterPaint(() => focusIn(list.current ?? document.body))
  const canAdd = all.length < field.max
  const add = () => {
    rows.add([emptyRecord(field.fields)], messages.rows.added(1))
    afterPaint(() => focusIn(list.current ?? document.body, all.length))
  }
  const undo = () => {
    rows.undo()
    focusFirst()
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
        if (dragged !== index) rows.move(dragged, index)
        endDrag()
      },
    }
  return (
    <FieldGroup {...{ label, hint, error }}>
      {/* The keys are those of its fields. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        ref={list}
        className={styles.list}
        onKeyDown={(event) =>
          pressRowKey(event, {
            count: all.length,
            canAdd,
            isTyped: rows.isTyped(),
            add,
            move: rows.move,
            remove: rows.remove,
            undo: rows.undo,
          })
        }
      >
        {field.lines && (
          <>
            <LineField list={field.lines} onEnter={lines.enter} />
            <div className={styles.foot}>
              {lines.sure.length > 0 && (
                <StaffButton
                  isBusy={lines.isBusy}
                  onClick={() => lines.accept(lines.sure, () => focusFirst())}
                >
                  {lineTexts.addAll(lines.sure.length)}
                </StaffButton>
              )}
              {lines.openCount > 0 && <span>{lineTexts.open(lines.openCount)}</span>}
            </div>
          </>
        )}
        {all.length > 0 && (
          <ol className={styles.parts}>
            {all.map((part, index) => {
              const key = keyOf(part)
              const place = messages.part(name, index + 1)
              const wanted = Object.entries(field.fields).filter(([, inner]) => isShown(inner, part))
              const main = wanted.filter(([, inner]) => !isFurther(inner, part))
              const rare = wanted.filter(([, inner]) => isFurther(inner, part))
              const isFilled = ([one, inner]: [string, Field]) =>
                !isSame(part[one] ?? null, emptyValue(inner))
              const change = (one: string, inner: Field, next: unknown) => {
                const isChosen = inner.kind === 'reference' && part[one] === null && typeof next === 'number'
                rows.type(index, withoutLine(field, { ...part, [one]: next }))
                const cell = () => list.current?.querySelector(`[data-key="${key}"] [data-at$=".${one}"]`)
                if (isChosen)
                  afterPaint(() => {
                    const chosen = cell()
                    if (list.current && chosen) goOn(list.current, chosen, { canAdd: false, add })
                    return true
                  })
              }
              const renderField = ([one, inner]: [string, Field]) => (
                <div
                  key={one}
                  className={styles.cell}
                  data-at={`${index}.${one}`}
                  data-headed={
                    index > 0 && first && isShown(inner, first) && !isFurther(inner, first) ? '' : undefined
                  }
                >
                  <Input
                    field={inner}
                    value={part[one]}
                    titles={shownTitles}
                    line={
                      one === reference
                        ? {
                            text: lineOf(part),
                            onLeave: (text) =>
                              text !== lineOf(part) && rows.type(index, { ...part, line: text }),
                          }
                        : undefined
                    }
                    errorOf={(path) => errorOf([index, one, path].filter((step) => step !== '').join('.'))}
                    onChange={(next) => change(one, inner, next)}
                  />
                </div>
              )
              return (
                <li
                  key={key}
                  data-row={index}
                  data-key={key}
                  aria-label={place}
                  data-over={over === index && dragged !== null && dragged !== index ? '' : undefined}
                  data-down={dragged !== null && dragged < index ? '' : undefined}
                  {...dropProps(index)}
                >
                  <div className={styles.row}>
                    <div className={styles.cells} data-cells="">
                      {main.map(renderField)}
                    </div>
                    <p className={styles.actions}>
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
                        title={messages.rows.upKey}
                        isOff={index === 0}
                        onClick={() => rows.move(index, index - 1)}
                      >
                        <Icon name="arrow-up" />
                      </StaffButton>
                      <StaffButton
                        look="text"
                        data-down=""
                        aria-label={`${messages.down}: ${place}`}
                        title={messages.rows.downKey}
                        isOff={index === all.length - 1}
                        onClick={() => rows.move(index, index + 1)}
                      >
                        <Icon name="arrow-up" />
                      </StaffButton>
                      <StaffButton
                        look="text"
                        aria-label={messages.clearOf(place)}
                        title={messages.rows.removeKey}
                        onClick={() => {
                          rows.remove(index)
                          afterPaint(() =>
                            focusIn(list.current ?? document.body, Math.min(index, all.length - 2)),
                          )
                        }}
                      >
                        <Icon name="close" />
                      </StaffButton>
                    </p>
                  </div>
                  {field.lines && (
                    <LineNote
                      {...lines.stateOf(part)}
                      row={part}
                      place={place}
                      isBusy={lines.isBusy}
                      hasFailed={lines.hasFailed}
                      onAccept={(proposal) =>
                        lines.accept([{ key, proposal }], () =>
                          afterPaint(() => focusIn(list.current ?? document.body, index)),
                        )
                      }
                      onChoose={(one) => {
                        lines.choose(part, one)
                        afterPaint(() => focusIn(list.current ?? document.body, index))
                      }}
                      onAgain={lines.askAgain}
                    />
                  )}
                  {rare.length > 0 && (
                    <details className={styles.further} open={rare.some(isFilled) || undefined}>
                      <summary>{messages.further}</summary>
                      <div className={styles.furtherFields} data-cells="">
                        {rare.map(renderField)}
                      </div>
                    </details>
                  )}
                </li>
              )
            })}
          </ol>
        )}
        <div className={styles.foot}>
          {canAdd && (
            <StaffButton data-add="" onClick={add}>
              {messages.addPart(name)}
            </StaffButton>
          )}
          {field.lines && (
            <TakeOver
              list={field.lines}
              onTake={(event, onDone) => lines.takeOver('event', event, field.lines ?? '', onDone)}
            />
          )}
          {rows.canUndo && (
            <StaffButton look="text" onClick={undo}>
              {messages.undo}
            </StaffButton>
          )}
          <Notice told={rows.told} />
        </div>
      </div>
    </FieldGroup>
  )
}

function isShown(field: Field, part: Values): boolean {
  return field.kind !== 'position' && (field.isWanted?.(part) ?? true)
}

function isFurther({ isRare }: Field, part: Values): boolean {
  return typeof isRare === 'function' ? isRare(part) : isRare === true
}
