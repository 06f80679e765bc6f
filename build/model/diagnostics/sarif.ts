import type { Diagnostic } from '../diagnostic.ts';
import { catalogue } from '../diagnostic-codes.ts';

/** Formats sorted diagnostics as a SARIF 2.1.0 log, which code hosts show at the lines. */
export function formatSarif(diagnostics: readonly Diagnostic[]): string {
  const codes = [...new Set(diagnostics.map(({ code }) => code))].sort();
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'site-build',
            rules: codes.map((code) => ({ id: code, shortDescription: { text: catalogue[code] } })),
          },
        },
        // Columns are indexes into JavaScript strings.
        columnKind: 'utf16CodeUnits',
        results: diagnostics.map((diagnostic) => resultOf(diagnostic, codes.indexOf(diagnostic.code))),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function resultOf({ code, severity, message, hint, file, line, column, length = 1 }: Diagnostic, ruleIndex: number) {
  return {
    ruleId: code,
    ruleIndex,
    level: severity,
    message: { text: hint ? `${message}\n${hint}` : message },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: encodeURI(file) },
          region: { startLine: line, startColumn: column, endColumn: column + Math.max(1, length) },
        },
      },
    ],
  };
}
