import { expect, test } from 'vitest'
import { containerName } from './container-name.ts'

test.each([
  ['Nature', 'Nature'],
  ['Heredity (Edinb)', 'Heredity (Edinb)'],
  ['Networks &amp; Heterogeneous Media', 'Networks & Heterogeneous Media'],
  [
    'Proceedings of the 2021 International Conference on Management of Data',
    'Proceedings of the 2021 International Conference on Management of Data',
  ],
  [
    '2016 IEEE Conference on Computer Vision (CVPR)',
    '2016 IEEE Conference on Computer Vision (CVPR)',
  ],
  ['eLife, Vol 3 (2014)', 'eLife'],
  ['Elife, vol. 3, pp. e01567', 'Elife'],
  ['PLoS One, v.1, e30-e30 (2006)', 'PLoS One'],
  ['Publications; Volume 6; Issue 2; Pages: 15', 'Publications'],
  ['Publications, Vol 6, Iss 2, p 15 (2018)', 'Publications'],
  [
    'Networks and Heterogeneous Media, Vol 4, Iss 2, Pp 249-266 (2009)',
    'Networks and Heterogeneous Media',
  ],
  ['Physical review / D 98(3), 032003 (2018). doi:10.1103/PhysRevD.98.032003', 'Physical review D'],
  ['Journal of high energy physics 2018(7), 153 (2018).', 'Journal of high energy physics'],
  ['Cambridge University Press eBooks', 'Cambridge University Press'],
  ['instacron:FDV', undefined],
  ['http://www6.in.tum.de/Main/Publications/Chenlil2012b.pdf', undefined],
  ['ftp://ftp.ncbi.nlm.nih.gov/pub/pmc/17/54/PLoS_ONE_2006.tar.gz', undefined],
  [
    "Fenton, A & Rands, SA 2006, 'The impact of parasite manipulation', Ecology, vol. 87",
    undefined,
  ],
  ['', undefined],
])('%s', (raw, name) => {
  expect(containerName(raw)).toBe(name)
})
