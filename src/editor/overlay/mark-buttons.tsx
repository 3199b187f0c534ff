import { useWorkspace } from '../workspace/workspace-context.tsx'
import { useStore } from '../store.ts'
import type { SignName } from '../toolbar/sign.tsx'
import { BarButton } from './bar-button.tsx'
import { Icon } from './mark-sign.tsx'
import styles from './overlay.module.css'

const alignments: { alignment: 'left' | 'center' | 'right'; sign: SignName }[] = [
  { alignment: 'left', sign: 'alignLeft' },
  { alignment: 'center', sign: 'alignCenter' },
  { alignment: 'right', sign: 'alignRight' },
]

/** The formatting buttons for the rich text being typed: exactly the marks of the specification (section 5). */
export function MarkButtons({ block }: { block: string }) {
  const { typing, messages, place, view } = useWorkspace()
  const isHere = useStore(place.view, (state) => state.typing?.block === block)
  const marks = useStore(typing.marks, (state) => state)
  if (!isHere || !marks) return null
  const rich = typing.rich
  return (
    <fieldset aria-label={messages.marks.label} className={styles['group']}>
      {(['bold', 'italic'] as const).map((mark) => (
        <button
          key={mark}
          type="button"
          tabIndex={-1}
          aria-label={messages.marks[mark]}
          title={messages.marks[mark]}
          aria-pressed={marks[mark]}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => rich()?.toggle(mark)}
        >
          <Icon mark={mark} />
        </button>
      ))}
      {(['bulletList', 'orderedList'] as const).map((list) => (
        <BarButton
          key={list}
          sign={list}
          label={messages.marks[list]}
          isPressed={marks.list === list}
          onPress={() => rich()?.toggleList(list)}
        />
      ))}
      {alignments.map(({ alignment, sign }) => (
        <BarButton
          key={alignment}
          sign={sign}
          label={messages.marks[alignment]}
          isPressed={marks.align === alignment}
          onPress={() => rich()?.align(alignment)}
        />
      ))}
      <BarButton
        sign="link"
        label={messages.marks.link}
        isPressed={marks.link !== null}
        onPress={() => view.set((state) => ({ ...state, dialog: 'link' }))}
      />
    </fieldset>
  )
}
