/** The style of the preview's panel, which no style of the page reaches. */
export const panelStyle = `
  :host { all: initial; position: fixed; inset: auto auto 0 0; z-index: 2147483647; max-inline-size: min(44rem, 100vw); }
  * { box-sizing: border-box; }
  :host, button, input { font: 15px/1.5 system-ui, sans-serif; }
  h2, h3, p, ol, pre { margin: 0; }
  h2 { font: 600 1.25rem/1.2 system-ui, sans-serif; }
  h3 { font: 600 1rem/1.3 system-ui, sans-serif; color: oklch(48% 0.18 27); }
  button { min-block-size: 2.25rem; padding: .25rem .75rem; border: 1px solid oklch(81% .085 235); border-radius: 4px;
    background: oklch(22% .06 258); color: #fff; cursor: pointer; }
  :host > button, #panel ~ button { margin: .5rem; }
  button[data-errors] { background: oklch(48% .18 27); border-color: #fff; }
  section { overflow: auto; max-block-size: min(70vh, 40rem); padding: 1rem 1.25rem; background: #fff; color: oklch(17% .045 258);
    border: 1px solid oklch(17% .045 258); border-inline-start: 0; display: grid; gap: .75rem; }
  section[hidden] { display: none; }
  section:focus { outline: none; }
  a { color: oklch(50% .16 254); text-underline-offset: .2em; }
  :is(a, button, input, pre, summary):focus-visible { outline: 3px solid oklch(50% .16 254); outline-offset: 2px; }
  .head { display: flex; justify-content: space-between; align-items: center; gap: 1rem; }
  .links { display: flex; gap: 1.25rem; }
  ol { padding: 0; list-style: none; }
  li { padding: .625rem 0; border-block-start: 1px solid oklch(88% .02 245); }
  code, pre { font: 13px/1.45 ui-monospace, monospace; overflow-wrap: anywhere; }
  pre { overflow: auto; padding: .5rem; background: oklch(97.5% .013 232); overflow-wrap: normal; }
  summary { cursor: pointer; }
  form { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; padding-block: .75rem;
    border-block: 1px solid oklch(88% .02 245); }
  label { display: flex; gap: .5rem; align-items: center; }
  input[type="date"] { min-block-size: 2.25rem; padding: 0 .5rem; border: 1px solid oklch(58% .03 256); border-radius: 4px;
    background: #fff; color: inherit; }
  input[type="checkbox"] { inline-size: 1.25rem; block-size: 1.25rem; }
  #note:not(:empty) { padding: .5rem 1.25rem; background: oklch(94.5% .028 232); color: oklch(17% .045 258);
    overflow-wrap: anywhere; }
  @media print { :host { display: none; } }
`;
