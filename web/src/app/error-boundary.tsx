import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  screen: ReactNode
  children: ReactNode
}

/** Shows the screen in place of everything once a part of the page has thrown; until the page is reloaded. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.screen : this.props.children
  }
}
