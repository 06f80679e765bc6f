export { makePdf, type PdfInput, type PdfResult } from './make-pdf.ts';
