import sprite from './icons.svg?no-inline'

export type IconName =
  | 'search'
  | 'sun'
  | 'moon'
  | 'arrow-right'
  | 'arrow-left'
  | 'caret'
  | 'x'
  | 'jump'
  | 'type'
  | 'quote'
  | 'download'
  | 'share'
  | 'link'
  | 'copy'
  | 'external'
  | 'panel'
  | 'list'
  | 'menu'
  | 'send'
  | 'check'
  | 'alert'
  | 'info'
  | 'lock'
  | 'user'
  | 'settings'
  | 'file'
  | 'code'
  | 'data'
  | 'plus'
  | 'minus'
  | 'help'
  | 'shield'
  | 'refresh'
  | 'upload'
  | 'card'
  | 'eye'
  | 'key'
  | 'out'
  | 'phone'
  | 'screen'

interface IconProps {
  name: IconName
  large?: boolean
  className?: string | undefined
}

/** A drawing from the sprite. It says nothing to a screen reader: the words beside it do. */
export function Icon({ name, large = false, className = '' }: IconProps) {
  return (
    <svg className={`icon ${large ? 'icon--lg ' : ''}${className}`.trim()} aria-hidden="true">
      <use href={`${sprite}#i-${name}`} />
    </svg>
  )
}

/** The T of five tiles, one turned over. */
export function LogoMark() {
  return (
    <svg className="logo__mark" aria-hidden="true">
      <use href={`${sprite}#logo`} />
    </svg>
  )
}
