const patterns: readonly (readonly [RegExp, string])[] = [
  [/\b(receiver operating|ROC)\b.{0,20}\bcurves?\b|\bROC\b/, 'ROC curve'],
  [/\bkaplan[-–]meier\b|\bsurvival curves?\b/i, 'survival curve'],
  [/\bforest plots?\b/i, 'forest plot'],
  [/\bfunnel plots?\b/i, 'funnel plot'],
  [/\bbox[- ]?(and[- ]whisker )?plots?\b/i, 'box plot'],
  [/\bviolin plots?\b/i, 'violin plot'],
  [/\bscatter ?-?(plots?|grams?)\b/i, 'scatter plot'],
  [/\bbar (charts?|plots?|graphs?)\b|\bbars (show|indicate|represent)/i, 'bar chart'],
  [/\bpie charts?\b/i, 'pie chart'],
  [/\bhistograms?\b/i, 'histogram'],
  [/\bheat ?-?maps?\b/i, 'heat map'],
  [/\bconfusion matri(x|ces)\b/i, 'confusion matrix'],
  [/\bphylogen\w+ tree\b|\bdendrograms?\b|\bcladograms?\b/i, 'tree'],
  [/\bflow ?-?(charts?|diagrams?)\b|\bPRISMA\b/i, 'flow chart'],
  [/\b(western|northern|southern) blots?\b|\bimmunoblot/i, 'blot'],
  [
    /\b(micrographs?|microscop\w+|immunofluorescence|stained|staining|scale bars?)\b/i,
    'micrograph',
  ],
  [/\b(photographs?|photos?)\b/i, 'photograph'],
  [/\b(map|maps) of\b|\bstudy (area|sites?)\b/i, 'map'],
  [/\b(t-?SNE|UMAP|PCA) (plots?|visuali[sz]ation|embedding)/i, 'embedding plot'],
  [
    /\b(line (chart|graph|plot)s?|time series|time course|(learning|training|loss|dose[- ]response|growth) curves?)\b/i,
    'line chart',
  ],
  [
    /\b(architecture|schematic|diagram|overview|pipeline|workflow|framework|illustration)\b/i,
    'diagram',
  ],
  [/\bscreenshots?\b|\buser interface\b/i, 'screenshot'],
  [/\bcurves?\b/i, 'curve'],
  [/\bplots?\b|\bplotted\b/i, 'plot'],
]

/** What kind of picture a caption says it is: "line chart"; empty where it does not say. */
export const visualPattern = (caption: string): string =>
  patterns.find(([cue]) => cue.test(caption))?.[1] ?? ''
