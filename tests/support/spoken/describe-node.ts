import type { Language } from '#i18n/languages.ts'
import type { AccessibleNode } from './accessibility-tree.ts'
import { roleWords, spokenWords } from './role-words.ts'

type Word = keyof typeof spokenWords

/** What is said when a container is entered, or null for those that are passed over in silence. */
export function describeContainer(node: AccessibleNode, language: Language): string | null {
  const isAlwaysSaid = ['banner', 'complementary', 'contentinfo', 'dialog', 'main', 'navigation', 'search']
  const isSaidWithName = ['form', 'group', 'listbox', 'menu', 'radiogroup', 'region', 'tablist', 'toolbar']
  const isSaid = isAlwaysSaid.includes(node.role) || (isSaidWithName.includes(node.role) && node.name !== '')
  if (!isSaid) return null
  return [node.name, roleOf(node, language), node.role === 'dialog' ? node.description : '']
    .filter((part) => part !== '')
    .join(', ')
}

/** What is said of the element with the focus: name, role, states, value, description, place. */
export function describeNode(
  node: AccessibleNode,
  language: Language,
  { place, lang, isCurrent }: { place: string; lang: string; isCurrent: boolean },
): string {
  const say = (word: Word) => spokenWords[word][language]
  const isNameNeeded = !['RootWebArea', 'document', 'main', 'dialog'].includes(node.role)
  const parts = [
    node.name || (isNameNeeded ? say('nameless') : ''),
    roleOf(node, language),
    ...statesOf(node).map(say),
    isCurrent ? say('current') : '',
    node.value && node.value !== node.name ? `${say('value')} „${node.value}“` : '',
    node.description ? `(${node.description})` : '',
    place,
    lang ? `[${say('language')} ${lang}]` : '',
  ]
  return parts.filter((part) => part !== '').join(', ')
}

export function roleOf({ role, properties }: AccessibleNode, language: Language): string {
  const own = properties['roledescription']
  if (typeof own === 'string' && own !== '') return own
  const word = roleWords[role]?.[language] ?? role
  return role === 'heading' ? `${word} ${spokenWords.level[language]} ${String(properties['level'])}` : word
}

function statesOf({ role, properties: given }: AccessibleNode): Word[] {
  const states: Word[] = []
  if (['checkbox', 'radio', 'menuitemcheckbox', 'menuitemradio', 'switch'].includes(role))
    states.push(
      given['checked'] === 'mixed' ? 'partly' : given['checked'] === 'true' ? 'checked' : 'unchecked',
    )
  if (given['pressed'] !== undefined) states.push(given['pressed'] === 'true' ? 'pressed' : 'unpressed')
  if (given['expanded'] !== undefined) states.push(given['expanded'] === true ? 'expanded' : 'collapsed')
  if (given['selected'] === true) states.push('selected')
  if (given['required'] === true) states.push('required')
  if (given['invalid'] !== undefined && given['invalid'] !== 'false') states.push('invalid')
  if (given['readonly'] === true) states.push('readonly')
  if (given['disabled'] === true) states.push('disabled')
  if (given['multiline'] === true) states.push('multiline')
  if (given['hasPopup'] === 'menu') states.push('menu')
  return states
}
