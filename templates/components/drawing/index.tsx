import { usePage } from '#authoring/page.ts';
import type { Point } from '../../drawings/drawing.ts';
import { type DrawingSubject, drawingOf, drawingSize } from '../../drawings/subject.ts';
import css from './style.module.css';

interface DrawingProps extends DrawingSubject {
  className?: string;
  /** What the drawing shows, where it shows more than the text beside it. */
  label?: string;
  /** Lines of text below the point, which say what it marks. */
  caption?: readonly string[];
}

/** Shows the drawing of a page: it fills its box, and its lines keep their width at every size. */
export function Drawing({ className, label, caption = [], ...subject }: DrawingProps) {
  // The same in every language, and the dearest part of a page: drawn once.
  const lines = usePage().shared(JSON.stringify(['drawing', subject]), () => <Lines {...subject} />, {
    everyLanguage: true,
  });
  const { point } = drawingOf(subject);
  const crop = cropAround(point);
  return (
    <span className={className ? `${css.drawing} ${className}` : css.drawing}>
      <svg
        {...crop}
        role={label ? 'img' : undefined}
        aria-label={label}
        aria-hidden={label ? undefined : true}
        data-lines=""
        dangerouslySetInnerHTML={{ __html: lines }}
      />
      {/* By itself, because the lines may fade where it does not. */}
      <svg {...crop} aria-hidden="true">
        <path className={css.point} d={`M${point.x} ${point.y}h0`} data-point="" />
        {caption.length > 0 && (
          <text
            y={point.y}
            textAnchor="middle"
            fill="currentColor"
            stroke="var(--ground)"
            strokeWidth="0.9em"
            strokeLinejoin="round"
            paintOrder="stroke"
          >
            {caption.map((line, index) => (
              <tspan key={line} x={point.x - aside} dy={index === 0 ? '1.6em' : '1.2em'}>
                {line}
              </tspan>
            ))}
          </text>
        )}
      </svg>
    </span>
  );
}

/** How far the middle of a caption is from the point, so that it keeps clear of the edge. */
const aside = 40;

/** How much of a drawing's width the narrowest box shows, less the room that a point needs. */
const seen = 440;

/**
 * Says which edges of a drawing stay where its box is lower or narrower than it, so that the point is in sight. Where
 * it would be cut at either edge and in the middle, the drawing ends sooner on its far side.
 */
function cropAround({ x, y }: Point): { viewBox: string; preserveAspectRatio: string } {
  const { width, height } = drawingSize;
  const edge = (share: number): string => (share < 0.4 ? 'Min' : share > 0.6 ? 'Max' : 'Mid');
  const isAtSide = x < seen || x > width - seen;
  const beyond = isAtSide ? 0 : Math.ceil(Math.max(0, Math.abs(x - width / 2) - seen / 2));
  return {
    viewBox: `${x > width / 2 ? 2 * beyond : 0} 0 ${width - 2 * beyond} ${height}`,
    preserveAspectRatio: `x${isAtSide ? edge(x / width) : 'Mid'}Y${edge(y / height)} slice`,
  };
}

function Lines(subject: DrawingSubject) {
  const { paths, accent } = drawingOf(subject);
  return (
    <>
      <g className={css.lines} strokeWidth="1.1">
        {paths.map((line) => (
          <path key={line.d} d={line.d} strokeWidth={line.width === 1.1 ? undefined : line.width} />
        ))}
      </g>
      {accent && <path className={css.accent} d={accent.d} strokeWidth={accent.width} />}
    </>
  );
}
