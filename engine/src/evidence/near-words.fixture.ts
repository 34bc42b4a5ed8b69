/** Real words one or two letters apart: each is another word than its neighbour. */
export const nearWords: readonly (readonly [string, string])[] = `
nitrate/nitrite sulfate/sulfite phosphate/phosphite chlorate/chlorite absorbed/adsorbed absorption/adsorption
ethane/ethene methane/methene butane/butene propane/propene ketone/ketose glycogen/glucagon
thymine/thiamine glutamate/glutamine uracil/uridine cation/action
causal/casual mortality/morality adverse/averse ileum/ilium dysphagia/dysphasia
hypertension/hypotension intermuscular/intramuscular peroneal/perineal mucus/mucous
perfusion/profusion humerus/humorous arteritis/arthritis prostate/prostrate
intravenous/intervenous facial/fascial abduction/adduction afferent/efferent
through/though trial/trail form/from affect/effect than/then
three/there sample/simple model/modal context/content contest/context marital/martial
conservation/conversation complement/compliment principal/principle computer/commuter test/text
data/date rate/rare median/medial large/lager group/grout word/work time/tame case/cane
were/where with/wish used/user layer/later state/stage patient/patent parameter/perimeter
attention/intention expansion/expression mode/model training/draining learning/leaning
`
  .trim()
  .split(/\s+/)
  .map((pair) => pair.split('/') as unknown as [string, string])
