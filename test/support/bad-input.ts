/** What people and machines type where they should not, by name. */
export const badTexts = {
  nothing: '',
  blanks: ' \t  ',
  '10,000 characters': 'abcdefghi '.repeat(1000).trim().padEnd(10_000, 'x'),
  'right to left': 'مرحبا بالعالم',
  emoji: '👩🏽‍💻 ça marche 🎉',
  markup: '"><img src=x onerror="window.hacked=1"><script>window.hacked=1</script>',
  formula: '=HYPERLINK("http://evil.example","x")',
  'formula with +': "+1+cmd|' /C calc'!A0",
} as const;

export type BadText = keyof typeof badTexts;
