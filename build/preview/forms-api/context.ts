import type { FormDefinition } from '../../authoring/forms/definition.ts';
import type { FormContext } from '../../authoring/forms/form-view.ts';
import type { Problem } from '../../authoring/forms/rules.ts';
import { parseUrl } from '../../authoring/values/web-address.ts';

/** Reads the context that a form sends along; what is no text is left out. */
export function readContext(form: FormDefinition, fields: Readonly<Record<string, unknown>>): FormContext {
  return Object.fromEntries(
    form.context.flatMap((name) => (typeof fields[name] === 'string' ? [[name, fields[name].trim()]] : [])),
  );
}

/** Checks the context. Visitors do not type it, so a problem means a page that is out of step with the server. */
export function contextProblems(form: FormDefinition, context: FormContext, locales: readonly string[]): Problem[] {
  const { context: names, requiredContext = [] } = form;
  const checks: Partial<Record<string, (value: string | undefined) => boolean>> = {
    lang: (value) => value !== undefined && locales.includes(value),
    pageURL: (value) => value !== undefined && (value === form.pageURL || isAddress(value)),
    // Empty where the script that knows it did not run.
    startingURL: (value) => !value || isAddress(value),
  };
  const isRight = (name: string) => {
    const value = context[name];
    return checks[name]?.(value) ?? (value ? isContextId(value) : !requiredContext.includes(name));
  };
  return names.filter((name) => !isRight(name)).map((name) => ({ field: name, key: 'errors.form' }));
}

function isContextId(value: string): boolean {
  return /^[a-z0-9-]{1,80}$/.test(value);
}

function isAddress(value: string): boolean {
  return value.length <= 2000 && /^https?:$/.test(parseUrl(value)?.protocol ?? '');
}
