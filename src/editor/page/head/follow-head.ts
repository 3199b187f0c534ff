import type { StoredBlock } from '#contracts/pages.ts'
import { findForm } from '#blocks/find-form.ts'
import { headId, isSame } from '#operations/index.ts'
import { keepInFreeArea } from '../overlay/free-area.ts'
import { focusField, select } from '../actions/selection.ts'
import { textsOf, type Workspace } from '../workspace/workspace.ts'
import { fetchRegions } from './fetch-regions.ts'
import { headPictures, isTyped } from '../workspace/head-elements.ts'

/** The delay after a change until the parts that only the server can render are requested, in milliseconds. */
const pause = 600

/**
 * Keeps the server-rendered head of the page in step with the draft: texts at once; the picture, the button and
 * formatted texts as the server renders them. Returns a function that stops it.
 */
export function followHead(workspace: Workspace): () => void {
  const { session } = workspace.draft
  const { place, instead } = workspace.canvas
  const first = session.editor().content.head
  /** The head that the regions on the page were rendered from. */
  let rendered: StoredBlock | undefined
  let shown: StoredBlock | undefined
  let timer = 0
  let isStopped = false

  const show = () => {
    const draft = session.editor().content.head
    shown = draft
    const head = instead.get()?.head ?? draft
    if (!head || !draft) return
    for (const element of document.querySelectorAll<HTMLElement>('#main [data-head]')) {
      reveal(element)
      element.dataset['invite'] = inviteOf(head, element, workspace)
      if (isTyped(element)) continue
      const text = shownText(head, element.dataset['head'] ?? '')
      if (text !== null && element.textContent !== text) element.textContent = text
    }
    addPictureButtons(workspace)
    if (needsServer(rendered ?? draft, draft)) refreshSoon()
  }

  const refreshSoon = () => {
    clearTimeout(timer)
    if (!isStopped) timer = window.setTimeout(() => void refresh(), pause)
  }
  const refresh = async () => {
    const { head } = session.editor().content
    if (place.view.get().typing?.block === headId) return // repeated when typing ends
    if (session.saving.get().status === 'signed_out') return refreshSoon() // saving would ask for the sign-in again
    try {
      await session.flush()
      const replace = await fetchRegions()
      if (isStopped || place.view.get().typing?.block === headId) return
      const { selected } = place.view.get()
      keepInFreeArea(
        () => (selected === null ? null : place.elements.boxOf(selected)),
        () => {
          replace()
          rendered = head
          show()
        },
      )
      workspace.canvas.watch.moved()
    } catch {
      refreshSoon() // offline: the texts are shown nevertheless
    }
  }

  rendered = first
  show()
  const showChange = () => {
    if (session.editor().content.head !== shown) show()
  }
  const ends = [session.content.subscribe(showChange), place.view.subscribe(show), instead.subscribe(show)]
  return () => {
    isStopped = true
    clearTimeout(timer)
    for (const end of ends) end()
    for (const button of document.querySelectorAll('#main [data-head-button]')) button.remove()
  }
}

/** Makes room for a text that visitors don't see because it is empty. */
function reveal(element: HTMLElement): void {
  for (let at = element.closest<HTMLElement>('[hidden]'); at; at = at.closest<HTMLElement>('[hidden]')) {
    if (!at.closest('[data-head-region], [data-head]')) return
    at.hidden = false
  }
}

/** What an element shows of a field; null for formatted texts, which the server renders. */
function shownText({ fields }: StoredBlock, field: string): string | null {
  const text = textOf(fields[field])
  if (typeof fields[field] !== 'string') return null
  // Without a headline a page shows its title there.
  if (field === 'headline' && text === '') return textOf(fields['title'])
  // The server has a default label for a button without text.
  return field === 'link_text' && text === '' ? null : text
}

function inviteOf({ type }: StoredBlock, element: HTMLElement, workspace: Workspace): string {
  const { interfaceLanguage } = textsOf(workspace)
  const field = findForm(type)?.fields.find((one) => one.field === element.dataset['head'])
  return field?.label[interfaceLanguage] ?? ''
}

/** Whether more has changed than the text of a line, or a line has appeared or disappeared. */
function needsServer(before: StoredBlock, now: StoredBlock): boolean {
  const lines = new Set(
    findForm(now.type)?.inPlace.flatMap(({ field, kind }) => (kind === 'rich' ? [] : [field])) ?? [],
  )
  return Object.keys(now.fields).some((field) => {
    const [one, other] = [before.fields[field], now.fields[field]]
    return lines.has(field) ? (textOf(one) === '') !== (textOf(other) === '') : !isSame(one, other)
  })
}

/** A button on the picture that opens its field in the panel. */
function addPictureButtons(workspace: Workspace): void {
  for (const picture of headPictures()) {
    // Beside the picture, because the text of a stage is above it.
    const frame = picture.parentElement
    if (!frame || frame.querySelector(':scope > [data-head-button]')) continue
    const button = document.createElement('button')
    button.type = 'button'
    button.dataset['headButton'] = ''
    button.textContent = textsOf(workspace).messages.block.headPicture
    button.addEventListener('click', () => {
      select(workspace, headId)
      workspace.shell.view.set((state) => ({ ...state, panel: 'block' }))
      focusField('image')
    })
    frame.append(button)
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
