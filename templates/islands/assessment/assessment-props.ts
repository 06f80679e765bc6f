interface AssessmentDimension {
  name: string;
  advice: string;
  questions: string[];
}

/** The props of the island: the questions, and the texts of its result. */
export interface AssessmentProps {
  id: string;
  lang: string;
  /** The answers, from the lowest to the highest. */
  scale: string[];
  dimensions: AssessmentDimension[];
  /** What a score means, from its lower bound in percent. */
  results: { from: number; title: string; text: string }[];
  /** Where to talk about the result, and what the link says. */
  contact?: { href: string; text: string } | undefined;
  text: {
    dimension: string;
    progress: string;
    skipped: string;
    next: string;
    back: string;
    advice: string;
    score: string;
    lowest: string;
    see: string;
    change: string;
    reset: string;
    print: string;
    share: string;
    copied: string;
  };
}
