import { describe, expect, test } from 'vitest'
import { expectLinear } from '../../../engine/src/text/growth.fixture.ts'
import { nameParts } from './names.ts'
import { plainText } from './plain-text.ts'

const tex = String.raw

describe('TeX in titles, names and abstracts becomes plain letters', () => {
  test.each([
    [tex`Sorting in $\mathcal{O}(n)$ time`, 'Sorting in O(n) time'],
    [tex`On the Poincar\'e conjecture`, 'On the Poincaré conjecture'],
    [tex`Paul Erd\H{o}s and G\"odel, {\v C}ech`, 'Paul Erdős and Gödel, Čech'],
    [tex`Search for $B^{0} \to \pi^{\pm}$`, 'Search for B⁰ → π±'],
    [tex`of mass 10$^{-5}$ in H$_2$O at 3$\sigma$`, 'of mass 10⁻⁵ in H₂O at 3σ'],
    [tex`\emph{in vivo} and \textbf{{\it in vitro}}`, 'in vivo and in vitro'],
    [tex`R\&D of 5\% in \texttt{a\_b}`, 'R&D of 5% in a_b'],
    [tex`$x$-ray and the $k$-means`, 'x-ray and the k-means'],
    [tex`the \alpha-decay as in \cite{a,b} shows`, 'the α-decay as in shows'],
    [tex`\documentclass[12pt]{minimal}\begin{document}$$x^2$$\end{document} grows`, 'x² grows'],
    [tex`the set \{a, b\} of $\{1,0\}$`, 'the set {a, b} of {1, 0}'],
  ])('%s → %s', (source, words) => {
    expect(plainText(source)).toBe(words)
  })

  test.each([
    'costs $5 and $10',
    'from $300 in 2010 ($400 today) to US$1,000',
    'a {set} without commands',
    tex`C:\papers\new`,
    'about ~10% of $A',
  ])('%s is no TeX', (text) => {
    expect(plainText(text)).toBe(text)
  })

  test('names of authors are read so too, in parts', () => {
    expect(nameParts({ family: tex`Erd\H{o}s`, given: 'Paul' })).toEqual({
      family: 'Erdős',
      given: 'Paul',
    })
  })

  test.each([
    tex`$`,
    tex`$x`,
    tex`\documentclass`,
    tex`\emph{`,
    tex`\(`,
    tex`\cite{`,
    tex`{\em `,
    '``',
  ])('many times %s takes time in proportion', (piece) => {
    expectLinear((size) => plainText(piece.repeat(size)), 3_000, piece)
  })
})
