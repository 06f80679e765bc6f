const ligatures: Record<string, string> = { œ: 'oe', æ: 'ae', ø: 'o', ß: 'ss', ł: 'l', đ: 'd', þ: 'th' };

/** Makes a slug of a title: accents folded, words joined by single hyphens, at most 80 characters. */
export function slugify(title: string): string {
  const slug = title
    .toLowerCase()
    .replace(/[œæøßłđþ]/g, (letter) => ligatures[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return slug.length <= 80
    ? slug
    : slug
        .slice(0, 81)
        .replace(/-[^-]*$/, '')
        .slice(0, 80);
}
