import { canvasOf, expectSaved } from '../support/browser-editor.ts'
import { expect, test } from '../support/browser.ts'
import { block, openPage } from '../support/editor-keyboard.ts'
