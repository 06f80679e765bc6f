/** The styles that every layout has, those of the palette and the design tokens first. */
import './palette.values.css';
import './tokens.css';
import './base.css';
import './headings.css';
import './linked-rows.css';
import './media.css';
import './fields.css';
