import type { ReactElement } from 'react'
import { Menu, MenuItem, MenuSeparator } from '../ui/menu.tsx'
import { downloadCitation, downloadEvidence } from './cite-export.ts'

/** The button of the other formats, with its menu open. */
export default function MoreFormats({
  trigger,
  paperId,
  onStyles,
}: {
  trigger: ReactElement
  paperId: string
  onStyles: () => void
}) {
  return (
    <Menu align="start" trigger={trigger} isOpenAtFirst>
      <MenuItem onSelect={onStyles}>Citation styles</MenuItem>
      <MenuSeparator />
      <MenuItem onSelect={() => downloadCitation(paperId, 'bibtex')}>Download BibTeX</MenuItem>
      <MenuItem onSelect={() => downloadCitation(paperId, 'ris')}>Download RIS</MenuItem>
      <MenuItem onSelect={() => downloadCitation(paperId, 'csl')}>Download CSL JSON</MenuItem>
      <MenuItem onSelect={() => downloadCitation(paperId, 'csv')}>Download CSV</MenuItem>
      <MenuSeparator />
      <MenuItem onSelect={() => downloadEvidence(paperId)}>Evidence as annotations</MenuItem>
    </Menu>
  )
}
