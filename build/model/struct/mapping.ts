/** Returns whether a value is a mapping, as YAML and JSON have them. */
export function isMapping(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the fields of a value before it is checked; none if it is no mapping. */
export function fieldsOfData(data: unknown): Readonly<Record<string, unknown>> {
  return isMapping(data) ? data : {};
}
