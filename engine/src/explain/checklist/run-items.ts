import type { Item } from './checklist-item.ts'

// How a paper’s runs were made: seeds, settings and machines.

const setting =
  /(?<![\p{L}\p{N}])\p{L}[\p{L}\p{N}_{}∗-]*\s?=\s?\d|\b(?:rate|size|decay|dropout|momentum|smoothing|temperature|dimensions?|epochs?|warm-?up|steps?|layers|heads) (?:(?:is|was|are|were|set) )*(?:of|to|at|=|:)? ?\d|\b\d[\d,.]* (?:epochs?|layers|heads|steps|iterations)\b/giu
/** How many settings a sentence gives the value of; an exception from them is worth less than one. */
const settingsGiven = (text: string): number =>
  (text.match(setting)?.length ?? 0) - (/\b(?:instead of|rather than|except)\b/i.test(text) ? 1 : 0)

/** "A single core", "8 cores": the core of a study, a programme or a sequence computes nothing. */
const core =
  '(?:(?:single|one|two|four|six|eight|dual|quad|multiple|multi|\\d+|[CG]PU|processor)[ -]cores?|cores)'

/** "All experiments were done on", "Most models were trained with": no exception. */
const widely =
  /^(?!.*\b(?:further|additionally|[CG]PU[ -]hours)\b).*(?:\b(?:all|most)(?: of)?(?: (?:the|our|these))? (?:[\w-]+ ){0,2}(?:experiments|models|runs|computations|simulations|tests|results|analyses|calculations|trainings?)\b|\b(?:every|each|our main|the main) (?:experiments?|model|run)\b)/i

const machine =
  /\b(?:[VAPHKT]\d{1,3}|A6000|TPU|(?:RTX|GTX|Titan|TITAN|Quadro) ?\w+|Xeon|EPYC|Ryzen|i[3579]|M[1-4])\b/g
/** True when a sentence names machines, and none that the one before names. */
function otherMachines(first: string, second: string): boolean {
  const known: readonly string[] = first.match(machine) ?? []
  const named = second.match(machine) ?? []
  return named.length > 0 && !named.some((name) => known.includes(name))
}

/** The random seeds of its runs. */
export const seeds: Item = {
  item: 'seeds',
  name: 'random seeds',
  inCaptions: [/\b(random|different|fixed) (random )?seeds?\b/i],
  stated: [
    /\b(random|randomly generated|different|fixed|multiple|\d+|five|three|ten) (random )?seeds?(?<!\b1 seeds?)\b(?!.{0,12}\b(plant|dispers|germinat|bank|crop))/i,
    /\bseed(ed)? (was|were|is|of|to|value|=|fixed|set)\b.{0,20}\d/i,
  ],
  not: /\b(seedlings?|germination|sown|plants?|crops?|dispersal)\b|\b[mk]?g (?:of )?(?:\w+ )?seeds?\b/i,
  where: ['methods', 'results', 'appendix'],
}

/** The settings of its runs. */
export const hyperparameters: Item = {
  item: 'hyperparameters',
  name: 'hyperparameters or settings',
  stated: [
    /\b(learning rate|batch size|weight decay|dropout (rate|of|probability)|hidden (size|units|dimension))\b[^.;]{0,60}(?<![\p{L}×^_])\d|\bmomentum (of|=|:) ?0?\.\d/iu,
    /\bhyper-?parameters?\b.{0,60}\b(are|were|is|was)\b.{0,40}\b(set|tuned|chosen|listed|given|reported|selected|determined|shown)\b/i,
    /\bfor (?:about |around |up to |another )?\d+ epochs\b|\bbeam size ?(of|=) ?\d/i,
    /\b(adam|sgd|adagrad|rmsprop|adamw)\b.{0,60}(\d|optimi[sz])/i,
    /\b[Ww]e (use|used|set|fix|fixed|choose|chose|take|took)\b.{0,40}(?<![\p{L}\d])(?![nN]\s?=)\p{L}[\w{}]{0,6}\s?=\s?\d/u,
    /\b(parameters?|thresholds?|settings?|(?:number|count) of (?:iterations|steps|rounds|epochs|trees|clusters|neighbou?rs)) (\w+ )?(was|were|are|is) set (to|at|as)\b.{0,40}\d/i,
    // "a certain threshold (0.65 in this experiment)", "C is a constant which was 0.5 in this experiment".
    /\b(?:thresholds?|constants?|parameters?|coefficients?|weights?|cut-?offs?)\b[^.;]{0,60}(?<![\p{L}\d.])\d[\d.]* in (?:this|our|all|these|the present) (?:\w+ )?(?:experiments?|stud(?:y|ies)|work|evaluations?|implementation)\b/iu,
    // "the configuration that produced the best quality (enc=6, dec=6, heads=8)".
    /\b(?:configurations?|hyper-?parameters?|architecture|network|settings?)\b[^.;]{0,120}\((?!SD|SE|CI|df)\p{L}[\p{L}_-]{1,15} ?= ?\d[\d.]*[,;] ?(?!SD|SE|CI|df)\p{L}[\p{L}_-]{1,15} ?= ?\d/u,
    /\b(?:with|using|at|on|and|used|otherwise|keep|kept) (?:(?:the|its|their|otherwise|all) ){0,2}default (?:hyper-?)?parameters?(?: settings| values)?\b/i,
    // How a language model writes: "greedy decoding and a maximum generation length of 512 tokens".
    /\b(?:max(?:imum)? (?:\w+ )?(?:length|tokens|context)|(?:top|nucleus)[-_ ]?[pk]) ?(?:was |is |set )*(?:of|to|at|=) ?\d|\btemperature ?(?:was |is |set )*(?:of|to|at|=) ?[0-2](?:\.\d+)?(?!\.?\d| ?(?:[°º]|[CFK]\b|degrees))|\b(?:use|using|with|by) (?:\w+ )?greedy (?:decoding|sampling)\b|\bLoRA\b.{0,60}\b(?:rank|r|alpha|α) ?(?:of|=) ?\d/iu,
  ],
  // Of those who drop out of a trial there is a rate, too: in percent, and nothing is said of a network; its tests have a level.
  not: /^(?!.*\b(?:networks?|layers?|LSTM|GRU|RNN|CNN|BERT|transformers?|embeddings?|Adam|SGD|learning rate|batch|epochs?|encoder|decoder|regulari[sz]\w*|neural|hidden|neurons?|overfit\w*)\b).*(?:\bdrop-?out (?:rates?|of)\b[^.]*\d ?%|(?<![\p{L}\p{N}])(?:alpha|α|p)(?: value| level)? ?[=<≤]? ?(?:of |at )?0?[.·]0\d|(?<!\p{L})α ?= ?\d+ ?%)|\b(?:sample size|statistical power|[αβ] ?(?:error|=)|type I+ error)\b[^.]*\bdrop-?out|\bdrop-?out rate\b[^.]*\b(?:children|patients|participants|subjects|women|men|months?|years?|weeks?)\b|\b(?:children|patients|participants|subjects|women|men)\b[^.]*\bdrop-?out rate\b/iu,
  values: settingsGiven,
  widely,
  hasAsides: true,
  where: ['methods', 'results', 'appendix'],
}

/** The machines that it was computed on. */
export const compute: Item = {
  item: 'compute',
  name: 'computing resources',
  stated: [
    // "We use a 2-core 2.5 GHz EC2 machine with 16 GB RAM", "deployed them on a Raspberry Pi 3".
    /\b(?:we|were|was) (?:\w+ )?(?:us(?:e|ed)|deploy(?:ed)?|evaluated?|train(?:ed)?|ran|run|execut(?:e|ed)|test(?:ed)?|perform(?:ed)?|conduct(?:ed)?|measured?|benchmark(?:ed)?)\b.{0,100}\b(?:(?:EC2|AWS|Azure|(?:linux|virtual|cloud) (?:machine|server|instance|box)|Raspberry Pi|Jetson|Titan (?:V|X|Xp|RTX)|(?:Intel )?(?:Core )?i[3579]-\d{3,}\w*|Ryzen|Xeon|M[1-4] (?:Max|Pro|Ultra))\b|\d+(?:\.\d+)?[ -]?GHz|\d+ ?[GT]i?B (?:of )?(?:RAM|memory|VRAM)\b)/i,
    /\b\d*\s?(x |× )?(NVIDIA|(?<!\d )Tesla(?! MR)|V100|A100|H100|P100|K80|GTX|RTX|TPUs?|GPUs?|CPUs?|Xeon)\b.{0,80}(\d|hours|days|train|ran|run)/,
    new RegExp(
      `\\b(trained|training|ran|run|running|experiments?|computations?|simulations?)\\b.{0,80}\\b(GPUs?|TPUs?|CPU|(?:on|from|with|using|by) (?:(?:an?|the|our|its) )?(?:[\\w-]+ ){0,4}cluster(?!-)|GHz|${core}|supercomputer)\\b`,
    ),
    new RegExp(
      `\\b(runs?|ran|running|trained|executed|timed|measured|computed|performed|carried out)\\b.{0,80}\\b(processors?|${core}|graphics (cards?|processors?)|laptops?|workstations?|desktop (computer|machine)|(cloud|virtual) machines?)\\b`,
    ),
    /\b(training|computation|runtime|running time)\b.{0,40}\b(took|takes|required)\b.{0,40}\b(hours?|days?|minutes?)\b/i,
    /\b\d+ (hours|days|minutes|seconds) on (an?|one|the same) (\w+ )?(computer|machine|laptop|desktop|workstation|server|node)\b/i,
  ],
  not: /\b(cores? of (the|each|this)|sediment|drill|ice cores?|rock|soil|food|word processor|columns?|chromatograph\w*|biopsy|core collection|R Core Team)\b|\b(may|might|could|can) (yield|be)\b(?!.*\b(?:hours|days|minutes|seconds) on )|\bprior work\b|^if\b|\b(?:slower|faster) than\b/i,
  widely,
  hasAsides: true,
  // How fast it answers was measured on a machine of its own.
  beside:
    /\b(?:profil(?:ed|ing)|latency|throughput|inference tim\w+|speed of)\b|\bspeed (?:on|was|is)\b/i,
  another: otherMachines,
  where: ['availability', 'methods', 'results', 'appendix', 'acknowledgements', 'other'],
}
