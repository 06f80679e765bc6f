/** The beginnings of the names of events, as far as browsers have handlers of them. */
const events = [
  ...['abort', 'animation', 'aux', 'before', 'blur', 'cancel', 'canplay', 'change', 'click', 'close', 'command'],
  ...['composition', 'contextmenu', 'copy', 'cuechange', 'cut', 'dblclick', 'doubleclick', 'drag', 'drop', 'duration'],
  ...['emptied', 'encrypted', 'ended', 'error', 'focus', 'form', 'gotpointer', 'input', 'invalid', 'key', 'load'],
  ...[
    'lostpointer',
    'mouse',
    'paste',
    'pause',
    'play',
    'pointer',
    'progress',
    'ratechange',
    'reset',
    'resize',
    'scroll',
  ],
  ...['seek', 'select', 'slotchange', 'stalled', 'submit', 'suspend', 'timeupdate', 'toggle', 'touch', 'transition'],
  ...['volume', 'waiting', 'wheel'],
];

const handler = new RegExp(`\\bon(?:${events.join('|')})\\w*["']?\\s*[:,}]`, 'i');

/**
 * Returns whether a module of our own has a property with the name of an event handler. React leaves handlers out of
 * markup, so that no page shows that it has one.
 * @param code that of a bundle, each module under a line with its path
 */
export function hasEventHandler(code: string): boolean {
  return code.split(/^(?=\/\/ \S+$)/m).some((module) => !/^\S+ \S*node_modules\//.test(module) && handler.test(module));
}
