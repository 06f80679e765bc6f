import { usePage } from '#authoring/page.ts';

interface BoxProps {
  kind: string;
  /** HTML; the name of the kind by default. */
  label?: string;
  html: string;
}

/** Renders a part of a text in a box. */
export function Box({ kind, label, html }: BoxProps) {
  const page = usePage();
  return (
    <div role="note" data-kind={kind}>
      <p dangerouslySetInnerHTML={{ __html: label ?? page.t(`directives.${kind}`) }} />
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}
