import type { MathAnalysis } from '@tessera/contract'
import { documentFromSections } from '@tessera/engine'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import MathTab from './math-tab.tsx'
import { PanelContext, type PanelTools } from './panel-context.ts'
import type { Evidence } from './use-evidence.ts'

afterEach(cleanup)

const tools: PanelTools = {
  document: documentFromSections({ title: 'Hives', sections: [] }),
  isAbstract: false,
  jump: () => undefined,
  addressOf: () => '',
  goToFigure: () => undefined,
}
const none: MathAnalysis = {
  documentId: 'd',
  createdAt: '2026-11-23T08:00:00.000Z',
  equations: [],
  framework: [],
  engine: 'embedded',
  engineVersion: '1',
}

/** What the tab says of an analysis. */
function shown(data: MathAnalysis) {
  const math = { data, isPending: false, error: null, mutate: () => undefined }
  return render(
    <PanelContext value={tools}>
      <MathTab evidence={{ math } as unknown as Evidence} />
    </PanelContext>,
  ).container.textContent
}

test('equations that are left out are counted, and nothing is said where all are told', () => {
  expect(shown({ ...none, leftOut: 319 })).toContain('Equations left out: 319.')
  cleanup()
  expect(shown(none)).not.toContain('left out')
})
