// Trains the roles of abstract sentences: node eval/train-roles.ts --data DIR
// Data: CSAbstruct train (Cohan et al. 2019), Apache-2.0; structured abstracts of PubMedQA (Jin et al. 2019),
// MIT, all but the last hundred; of SciFact's corpus (Wadden et al. 2020), ODC-By 1.0; and of Evidence Inference
// 2.0 train (DeYoung et al. 2020), MIT, articles of the PubMed Central open-access subset. Seed 5.
import { writeFileSync } from 'node:fs'
import { roleFeatures } from '../engine/src/explain/roles/role-features.ts'
import { packRows } from '../engine/src/text/sequence-model.ts'
import { flag } from '../scripts/flag.ts'
import { computingFit, fitKind, medicineFit, roleExample } from './fit-roles.ts'
import { fitSequence, packedModel } from './fit-sequence.ts'
import { medicalTraining, scienceAbstracts } from './role-sets.ts'
import { rounded, toThousandths } from './rounding.ts'

const kindWords = 800

const folder = flag('data')
const science = folder === undefined ? null : scienceAbstracts(folder, 'train')
const medicine = folder === undefined ? [] : medicalTraining(folder)
if (!science || medicine.length === 0) {
  console.error(
    'Name the folder that holds csabstruct, pubmedqa, scifact and evidence_inference with --data DIR.',
  )
  process.exit(2)
}
const ofScience = science.map((sentences) => roleExample(sentences, roleFeatures))
const ofMedicine = medicine.map((sentences) => roleExample(sentences, roleFeatures))
const kind = rounded(fitKind(ofScience, ofMedicine, kindWords))
const text = `${JSON.stringify(
  {
    from: 'Written by eval/train-roles.ts: two linear-chain conditional random fields, seed 5. Four characters name a feature, one each its weights.',
    data: 'CSAbstruct train (Apache-2.0); structured abstracts of PubMedQA, all but the last hundred (MIT), of SciFact (ODC-By 1.0) and of Evidence Inference 2.0 train (MIT; articles of the PMC open-access subset).',
    computing: packedModel(fitSequence(ofScience, computingFit)),
    medicine: packedModel(fitSequence(ofMedicine, medicineFit)),
    kind: {
      bias: toThousandths(kind.bias),
      scale: toThousandths(kind.scale),
      packed: packRows(kind.rows, kind.weights, 1),
    },
  },
  null,
  2,
)}\n`
writeFileSync(new URL('../engine/src/explain/roles/role-weights.json', import.meta.url), text)
console.log(
  `${science.length} and ${medicine.length} abstracts; ${(text.length / 1024).toFixed(0)} KB`,
)
