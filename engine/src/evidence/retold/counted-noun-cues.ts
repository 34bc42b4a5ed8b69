/** Those who are all that is counted: "12 (10%) patients" are 10% of them, and "12 (10%) women" are not 10% of the women. */
export const countedNoun =
  /^\s?(?:patients|participants|subjects|individuals|people|persons|cases|respondents|volunteers|interviewees|samples|specimens|isolates|studies|trials|articles|papers|records|reports|households|eyes|animals)$/iu
