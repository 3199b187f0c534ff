import type { PageSettingsResponse } from '#contracts/page-settings.ts'
import { isRecord } from '#json/is-record.ts'
import type { Calls } from './calls.ts'
import type { SettingsPatch } from './changed-settings.ts'

/**
 * The last saved change of a page's settings, as the patch that reverts it. The page is opened anew after a change, so
 * that the step is passed on to the next page in this window; there it can be undone until the page is left.
 */
export type SettingsStep = { pageId: number; way: 'undo' | 'redo'; patch: SettingsPatch }

const key = 'editor-settings-step'

export function passSettingsStep(step: SettingsStep | null): void {
  try {
    if (step) sessionStorage.setItem(key, JSON.stringify(step))
    else sessionStorage.removeItem(key)
  } catch {
    // Without storage it can be undone in the dialog only.
  }
}

/** The step that was passed on to this page, once; null on other pages. */
export function takeSettingsStep(pageId: number | null): SettingsStep | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    sessionStorage.removeItem(key)
    return isStep(stored) && stored.pageId === pageId ? stored : null
  } catch {
    return null
  }
}

/** The step that reverts a patch. */
export function settingsStep(pageId: number, way: 'undo' | 'redo', patch: SettingsPatch): SettingsStep {
  return { pageId, way, patch: { changes: patch.seen, seen: patch.changes } }
}

/** Saves a step's patch; throws a conflict when somebody else has changed the same settings since. */
export async function takeStep(
  calls: Calls,
  { pageId, way, patch }: SettingsStep,
): Promise<PageSettingsResponse> {
  const saved = await calls.post('/pageeditor-api/page-settings/{id}', {
    params: { id: pageId },
    json: {
      ...patch.changes,
      seen: patch.seen,
    },
  })
  passSettingsStep(settingsStep(pageId, way === 'undo' ? 'redo' : 'undo', patch))
  return saved
}

function isStep(value: unknown): value is SettingsStep {
  return (
    isRecord(value) &&
    typeof value['pageId'] === 'number' &&
    (value['way'] === 'undo' || value['way'] === 'redo') &&
    isRecord(value['patch']) &&
    isRecord(value['patch']['changes']) &&
    isRecord(value['patch']['seen'])
  )
}
