import { usePage } from '#authoring/page.ts';
import { formatPrice, formatPriceRange } from '../../prices.ts';

export interface PriceScaleProps {
  min: number;
  max: number;
}

/** The scale ends here unless a price is higher: prices of several pages are compared on it. */
const usualEnd = 250_000;
const step = 50_000;
/** Fits beside its term on a phone. */
const width = 204;

/** Shows a price range on a scale that begins at zero. */
export function PriceScale({ min, max }: PriceScaleProps) {
  const page = usePage();
  const end = Math.max(usualEnd, Math.ceil(max / (2 * step)) * 2 * step);
  const x = (price: number): number => Math.round(4 + ((width - 8) * price) / end);
  const ticks = Array.from({ length: end / step + 1 }, (_, index) => index * step);
  return (
    <>
      {formatPriceRange(page.locale, min, max)}
      <svg
        viewBox={`0 0 ${width} 36`}
        width={width}
        height="36"
        fontSize="14.7"
        fontWeight="400"
        stroke="currentColor"
        aria-hidden="true"
        data-price-scale=""
      >
        <path d={`M4 12H${width - 4}${ticks.map((price) => `M${x(price)} 8v8`).join('')}`} strokeOpacity="0.5" />
        <path d={`M${x(min)} 12H${x(max)}`} stroke="var(--point)" strokeWidth="8" strokeLinecap="round" />
        <g fill="currentColor" fillOpacity="0.75" stroke="none">
          <text x="0" y="33">
            {formatPrice(page.locale, 0)}
          </text>
          <text x={width} y="33" textAnchor="end">
            {formatPrice(page.locale, end)}
          </text>
        </g>
      </svg>
    </>
  );
}
