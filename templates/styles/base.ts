/** The styles that every layout has, those of the design tokens first. */
import './tokens.css';
import './base.css';
import './headings.css';
import './media.css';
import './fields.css';
