import { findBlock } from '#operations/index.ts'
import { nameOf } from '#editor/page/actions/block-messages.ts'
import { textsOf, type Workspace } from '#editor/page/workspace/workspace.ts'

/** News within this time are one announcement, in milliseconds: each replaces the one before in the live region. */
const pause = 1500

/**
 * Announces what others do: who came, who left, who edits the selected block, and who has commented. Returns a function
 * that stops it.
 */
export function followNews(workspace: Workspace): () => void {
  const { session, discussion } = workspace.draft
  const { place } = workspace.canvas
  const { tools } = workspace.shell
  let timer = 0
  let news: string[] = []
  let present = new Set<string>()
  let beside = new Set<string>()
  let comments: Set<number> | null = null

  const say = (words: string) => {
    if (!news.includes(words)) news.push(words)
    if (timer !== 0) return
    timer = window.setTimeout(() => {
      tools.announce(news.join(' '))
      news = []
      timer = 0
    }, pause)
  }
  const lookAtPeople = () => {
    const messages = textsOf(workspace).messages.news
    const { editors } = session.presence.get()
    const now = new Set(editors.map(({ name }) => name))
    for (const name of now) if (!present.has(name)) say(messages.came(name))
    for (const name of present) if (!now.has(name)) say(messages.left(name))
    present = now
    lookAtBlock()
  }
  const lookAtBlock = () => {
    const { messages } = textsOf(workspace)
    const { selected } = place.view.get()
    const { editors } = session.presence.get()
    const now = new Set(
      editors.filter(({ block }) => block !== null && block === selected).map(({ name }) => name),
    )
    for (const name of now) if (!beside.has(name)) say(messages.news.sameBlock(name))
    beside = now
  }
  const lookAtComments = () => {
    const { messages, interfaceLanguage } = textsOf(workspace)
    const known = discussion.state.get()
    if (!known) return
    const { content } = session.editor()
    for (const { id, author, block } of known.comments) {
      if (comments === null || comments.has(id) || author === null || author === tools.page.user.name)
        continue
      const isHere = block !== null && findBlock(content, block) !== null
      const where = isHere ? nameOf(content, block, messages, interfaceLanguage) : null
      say(messages.news.commented(author, where))
    }
    comments = new Set(known.comments.map(({ id }) => id))
  }
  const ends = [
    session.presence.subscribe(lookAtPeople),
    place.view.subscribe(lookAtBlock),
    discussion.state.subscribe(lookAtComments),
  ]
  lookAtPeople()
  lookAtComments()
  return () => {
    clearTimeout(timer)
    for (const end of ends) end()
  }
}
