import type { OperationKind } from '#contracts/page-operations.ts'
import { insertBlock } from './insert-block.ts'
import { insertContainer } from './insert-container.ts'
import { moveBlock } from './move-block.ts'
import { moveContainer } from './move-container.ts'
import type { OperationOf, OperationRules } from './operation-rules.ts'
import { removeBlock } from './remove-block.ts'
import { removeContainer } from './remove-container.ts'
import { replaceContent } from './replace-content.ts'
import { setFields } from './set-fields.ts'
import { setLayout } from './set-layout.ts'

const allRules: { [Kind in OperationKind]: OperationRules<Kind> } = {
  'insert-block': insertBlock,
  'remove-block': removeBlock,
  'move-block': moveBlock,
  'set-fields': setFields,
  'insert-container': insertContainer,
  'remove-container': removeContainer,
  'move-container': moveContainer,
  'set-layout': setLayout,
  'replace-content': replaceContent,
}

export function rulesOf<Kind extends OperationKind>({ kind }: OperationOf<Kind>): OperationRules<Kind> {
  return allRules[kind]
}
