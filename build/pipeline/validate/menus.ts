import type { Navigation } from '../../authoring/navigation.ts';
import type { Problem } from '../../model/diagnostic.ts';

/** Finds menu items that skip a level: no item above them is the one that they belong to. */
export function menuProblems(navigation: Navigation): Problem[] {
  return Object.entries(navigation).flatMap(([menu, items]) =>
    items.flatMap(({ id, level = 1 }, index): Problem[] => {
      const above = items[index - 1];
      const most = above ? (above.level ?? 1) + 1 : 1;
      if (level <= most) return [];
      return [
        {
          code: 'invalid-value',
          severity: 'error',
          message: `The menu item "${id}" has level ${level}, but ${above ? `"${above.id}" above it has level ${most - 1}` : 'no item is above it'}.`,
          hint:
            most === 1
              ? 'Leave level out, or move it below the item that it belongs to.'
              : `Write level: ${most}, or move it below an item of level ${level - 1}.`,
          at: { path: [menu, index, 'level'] },
        },
      ];
    }),
  );
}
