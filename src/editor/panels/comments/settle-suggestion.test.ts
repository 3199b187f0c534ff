import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Comment, Discussion } from '#contracts/comments.ts'
import type { ContentDocument } from '#contracts/pages.ts'
import { createStore } from '#design/store.ts'
import { suggestionMessages } from '#i18n/lazy/editor-suggestions.ts'
import { judgeSuggestion } from '#editor/model/discussion/judge-suggestion.ts'
import { openWorkspace } from '../../../../tests/support/editor-workspace.ts'
import { acceptSuggestion } from './settle-suggestion.ts'

const messages = suggestionMessages.de
const pageOf = (content: string): ContentDocument => ({
  version: 1,
  containers: [
    {
      id: 'box',
      layout: '100',
      columns: [[{ id: 'one', type: 'headline', version: 1, fields: { content, headline_level: 2 } }]],
    },
  ],
})
const suggestion = { field: 'content', before: 'Die Orgel', after: 'Die große Orgel' }
const comment: Comment = {
  id: 7,
  block: 'one',
  parent_id: null,
  body: '',
  author: 'Anna',
  created_at: '2026-11-21T12:00:00Z',
  resolved_at: null,
  resolved_by: null,
  mentions: [],
  is_own: false,
  may_delete: false,
  suggestion,
  outcome: null,
}

let stored: Comment
let answers: number
let sent: unknown[]

beforeEach(() => {
  stored = comment
  answers = 200
  sent = []
  vi.stubGlobal('document', {
    hidden: false,
    cookie: '',
    querySelector: () => null,
    documentElement: { dataset: {} },
  })
  vi.stubGlobal('fetch', (_: string, { method, body }: { method?: string; body?: string } = {}) => {
    if (method === 'POST') sent.push(JSON.parse(body ?? ''))
    const discussion: Discussion = { comments: [stored], review: null, people: [] }
    const status = method === 'POST' ? answers : 200
    const answer = status === 200 ? discussion : { detail: 'Nein' }
    const headers = { 'Content-Type': 'application/json' }
    return Promise.resolve(new Response(JSON.stringify(answer), { status, headers }))
  })
})
afterEach(() => vi.unstubAllGlobals())

function open(text = 'Die Orgel') {
  const opened = openWorkspace(pageOf(text))
  const state = createStore<Discussion | null>(null)
  opened.workspace.draft.discussion = {
    state,
    take: async (call) => {
      const answer = await call
      state.set(() => answer)
    },
    close: () => {},
  }
  const textNow = () => opened.content().containers[0]?.columns[0]?.[0]?.fields['content']
  const accept = () =>
    acceptSuggestion(opened.workspace, comment, judgeSuggestion(opened.content(), 'one', suggestion))
  return { ...opened, accept, textNow }
}

describe('Accepting a suggestion', () => {
  test('changes the text in one step, and notes it', async () => {
    const { accept, textNow, workspace, said } = open()
    await accept()
    expect(textNow()).toBe('Die große Orgel')
    expect(sent).toEqual([{ outcome: 'accepted' }])
    expect(said()).toEqual([messages.done.accepted])
    workspace.draft.session.undo()
    expect(textNow()).toBe('Die Orgel')
  })

  test('changes nothing when somebody has decided meanwhile', async () => {
    const { accept, textNow, said } = open()
    stored = { ...comment, resolved_at: '2026-11-21T13:00:00Z', outcome: 'withdrawn' }
    await accept()
    expect([textNow(), sent, said()]).toEqual(['Die Orgel', [], [messages.settledBefore]])
  })

  test('changes nothing when the text was changed since the user has looked', async () => {
    const { accept, textNow, workspace, said } = open()
    const accepting = accept()
    const fields = { content: 'Die kleine Orgel' }
    workspace.draft.session.edit([{ kind: 'set-fields', id: 'one', fields }], { label: 'Text' })
    await accepting
    expect([textNow(), sent, said()]).toEqual(['Die kleine Orgel', [], [messages.changedNow]])
  })

  test('leaves it open when the draft cannot be saved, until it is noted without another change', async () => {
    const { accept, textNow, workspace, said } = open()
    workspace.draft.session.flush = () => Promise.reject(new Error('offline'))
    await accept()
    expect([textNow(), sent, said()]).toEqual(['Die große Orgel', [], [messages.notSaved]])
    await accept()
    expect([sent, said()]).toEqual([[{ outcome: 'accepted' }], [messages.done.accepted]])
  })

  test('is told to have come too late when the server has another decision', async () => {
    const { accept, said } = open()
    answers = 409
    await accept()
    expect(said()).toEqual([messages.settledBefore])
  })

  test('keeps a change of other words', async () => {
    const { accept, textNow } = open('Die Orgel im Saal')
    await accept()
    expect(textNow()).toBe('Die große Orgel im Saal')
  })
})
