import { OfferCard, type OfferCardProps } from './index.tsx';
import css from './style.module.css';

/** Lists what is offered between rules, one below the other. */
export function OfferList({ offers }: { offers: readonly OfferCardProps[] }) {
  return (
    <ul className={css.offers}>
      {offers.map((offer) => (
        <li key={offer.title}>
          <OfferCard {...offer} />
        </li>
      ))}
    </ul>
  );
}
