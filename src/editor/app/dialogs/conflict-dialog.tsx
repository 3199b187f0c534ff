import { useEffect, useState } from 'react'
import { listOf } from '#i18n/list-of.ts'
import { nameOfType } from '#editor/page/actions/block-messages.ts'
import { useTexts, useWorkspace } from '#editor/page/workspace/workspace-context.tsx'
import { Banner } from '#editor/controls/banner.tsx'
import { Dialog } from '#staff/dialog/dialog.tsx'
import { StaffButton } from '#staff/button/staff-button.tsx'
import styles from '#editor/controls/dialog.module.css'
import { bothVersions, isPossible, topBlocks, type Choice, type Conflict } from '#editor/model/state/index.ts'
import { useStore } from '#design/use-store.ts'
import { ChangedWords } from '#editor/panels/versions/changed-words.tsx'
import { textFieldsOf } from '#editor/model/blocks/text-fields.ts'
import { isSame } from '#operations/index.ts'
import { ShownBlocks } from '#editor/panels/versions/shown-block.tsx'

type Side = Exclude<Choice, 'merged'>

/**
 * When two editors have changed the same block, a banner asks for a decision, and the dialog shows both versions. Nothing
 * is sent before it is answered.
 */
export function ConflictDialog() {
  const workspace = useWorkspace()
  const { session } = workspace.draft
  const { view } = workspace.shell
  const { messages } = useTexts()
  const conflict = useStore(session.state, (state) => state.conflict)
  const [choices, setChoices] = useState<Record<string, Side>>({})
  const isOpen = useStore(view, (state) => state.isConflictOpen)
  // The next conflict starts with the banner again.
  useEffect(() => () => view.set((state) => ({ ...state, isConflictOpen: false })), [view])
  if (!conflict) return null
  if (!isOpen) {
    const names = [...new Set(conflict.blocks.flatMap(({ authors }) => authors))]
    return (
      <Banner
        action={messages.conflict.decide}
        onAction={() => view.set((state) => ({ ...state, isConflictOpen: true }))}
      >
        {messages.conflict.banner(names)}
      </Banner>
    )
  }
  const { blocks } = conflict
  const isComplete = blocks.every((one) => isPossible(one, choices[one.id]))
  const apply = () => {
    workspace.canvas.typing.end()
    session.resolve(choices)
    workspace.shell.tools.tell(messages.saving.done)
  }
  return (
    <Dialog
      title={messages.conflict.title}
      help="conflict"
      onClose={() => view.set((state) => ({ ...state, isConflictOpen: false }))}
      size="wide"
    >
      <p>{messages.conflict.intro}</p>
      {blocks.map((one) => (
        <Question
          key={one.id}
          one={one}
          choice={choices[one.id] ?? null}
          onChoose={(choice) => setChoices((before) => ({ ...before, [one.id]: choice }))}
        />
      ))}
      <p className={styles['ways']}>
        <StaffButton look="primary" disabled={!isComplete} onClick={apply}>
          {messages.conflict.apply}
        </StaffButton>
      </p>
    </Dialog>
  )
}

function Question(props: {
  one: Conflict['blocks'][number]
  choice: Side | null
  onChoose: (choice: Side) => void
}) {
  const { one, choice, onChoose } = props
  const { messages, interfaceLanguage } = useTexts()
  const { conflict } = messages
  const authors = listOf(one.authors, interfaceLanguage) || conflict.somebody
  const piece = one.local ?? one.remote ?? one.base
  const name = piece && 'type' in piece ? nameOfType(piece.type, interfaceLanguage) : messages.block.container
  const both = bothVersions(one)
  const sides = [
    { side: 'local', title: conflict.local, shown: one.local, keep: conflict.keepLocal },
    { side: 'remote', title: conflict.remote(authors), shown: one.remote, keep: conflict.keepRemote },
    ...(both ? [{ side: 'both' as const, title: conflict.both, shown: both, keep: conflict.keepBoth }] : []),
  ] as const
  return (
    <fieldset className={styles['sides']}>
      <legend>{name}</legend>
      {sides.map(({ side, title, shown, keep }) => (
        <div key={side} className={styles['side']} data-chosen={choice === side ? '' : undefined}>
          <h3>{title}</h3>
          <div className={styles['shown']}>
            {shown === null ? <p>{conflict.removedHere}</p> : <ShownBlocks blocks={topBlocks(shown)} />}
          </div>
          <ChangedTexts before={one.base} after={shown} />
          <label className={styles['check']}>
            <input
              type="radio"
              name={`choice-${one.id}`}
              checked={choice === side}
              onChange={() => onChoose(side)}
            />
            {keep}
          </label>
        </div>
      ))}
    </fieldset>
  )
}

type Piece = Conflict['blocks'][number]['base']

/** The texts of a block that this side has changed, with the words that differ. */
function ChangedTexts({ before, after }: { before: Piece; after: Piece }) {
  const { interfaceLanguage } = useTexts()
  if (!before || !after || !('fields' in before) || !('fields' in after)) return null
  const changed = textFieldsOf(after.type).filter(
    ({ field }) => !isSame(before.fields[field], after.fields[field]),
  )
  return (
    <dl className={styles['changes']}>
      {changed.map(({ field, label }) => (
        <div key={field}>
          <dt>{label[interfaceLanguage]}</dt>
          <dd>
            <ChangedWords before={before.fields[field]} after={after.fields[field]} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
