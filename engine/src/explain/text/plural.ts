const irregular =
  /^(?:(?:school)?children|people|persons?|(?:wo)?men|mice|sheep|cattle|fish|data|teeth|geese|larvae|species|series|sera|criteria|bacteria|phenomena|spectra|genera|taxa|feet|loci|nuclei|fungi|stimuli)$/i
const mass = /(?:ss|us|is|bias|gas)$/i
const acronym = /^\p{Lu}{2,}$/u
const acronyms = /\p{Lu}{2}s$/u
/** True for a noun that says by its form that there are several: "patients", "children". */
export const isPlural = (noun: string): boolean =>
  irregular.test(noun) ||
  acronyms.test(noun) ||
  (/s$/i.test(noun) && !mass.test(noun) && !acronym.test(noun))
