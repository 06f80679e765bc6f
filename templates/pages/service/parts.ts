import { type Facts, type ServicePart, serviceParts, type Words } from './schema.ts';

interface Texts {
  facts: Facts;
  words: Words;
}

/** Returns the parts of a service below its first band: those that its facts name, or all that are written. */
export function partsOf(service: Texts): readonly ServicePart[] {
  return service.facts.parts ?? serviceParts.filter((part) => isWritten(part, service));
}

/** Returns whether there is something to show in a part. */
export function isWritten(part: ServicePart, { facts, words }: Texts): boolean {
  if (part === 'example') return true;
  if (part === 'case') return facts.case !== undefined;
  if (part === 'further') return facts.trainings !== undefined || facts.guides !== undefined;
  return words[part] !== undefined;
}
