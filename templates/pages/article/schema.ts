import { type Infer, line, list, object, optional, ref } from '#authoring/schema.ts';
import { artefactFacts, artefactWords } from '../../components/artefact/struct.ts';
import { action, headWords, pageFacts, title } from '../../shared-structs.ts';

/** A page of running text: our story, the method, legal notes. */
export const facts = object({
  ...pageFacts,
  artefact: optional(artefactFacts()),
  objects: optional(list(artefactFacts())),
  form: optional(ref(['forms'], { description: 'A form below the text.' })),
  people: optional(list(ref(['experts']))),
  related: optional(list(ref(['pages', 'toolbox', 'client-cases', 'trainings']))),
});

export const words = object({
  title: title(),
  ...headWords,
  lead: line({ max: 320 }),
  /** The phases of the IATM, which the page then opens with. */
  phases: optional(list(object({ name: line({ max: 40 }), weeks: line({ max: 30 }) }))),
  /** An object of the text, which the page then opens with. */
  artefact: optional(artefactWords()),
  /** Objects between the sections of the text. */
  objects: optional(list(artefactWords())),
  /** Figures set large before the text. */
  figures: optional(list(object({ figure: line({ max: 16 }), label: line({ max: 90 }) }))),
  action: optional(action()),
});

export type Facts = Infer<typeof facts>;
export type Words = Infer<typeof words>;
